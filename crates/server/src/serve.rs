//! The server itself: started, told to stop, and stopped without cutting off what it is sending.

use crate::answer::answer;
use crate::http::Limits;
use crate::listen::listen;
use crate::live::Hub;
use crate::push::{Delivery, PushKey, Pusher};
use crate::store::Store;
use crate::{Page, ServeError};
use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, Response};
use axum::serve::ListenerExt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::watch;

/// So long may answers take that were begun when the server was told to stop.
const LAST_ANSWERS: Duration = Duration::from_secs(3);

/// Where the page comes from.
#[derive(Clone, Debug)]
pub enum Source {
    /// It lies ready.
    Ready(Arc<Page>),
    /// It is read again for each request from this folder, where somebody is working on it.
    Folder(PathBuf),
}

impl From<Page> for Source {
    fn from(page: Page) -> Source {
        Source::Ready(Arc::new(page))
    }
}

/// Where to listen.
#[derive(Clone, Copy, Debug)]
pub struct ListenAt {
    /// The address; loopback unless others shall reach it.
    pub address: IpAddr,
    /// The port; without one the first free of a few.
    pub port: Option<u16>,
}

/// A server that listens.
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    source: Source,
    address: SocketAddr,
    stop: watch::Sender<bool>,
    games: Option<(Hub, Limits)>,
    pusher: Option<Pusher>,
}

/// Stops a server from elsewhere.
#[derive(Clone, Debug)]
pub struct Stopper(watch::Sender<bool>);

impl Stopper {
    /// What is being answered is answered; nothing new is.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

impl Server {
    /// Begins to listen. Nothing is answered before [`Server::run`].
    pub fn bind(source: impl Into<Source>, at: ListenAt) -> Result<Server, ServeError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(std::thread::available_parallelism().map_or(2, |cores| cores.get().max(2)))
            .enable_all()
            .build()
            .map_err(ServeError::Stopped)?;
        let listener = runtime.block_on(listen(at.address, at.port))?;
        let address = listener.local_addr().map_err(ServeError::Stopped)?;
        Ok(Server {
            runtime,
            listener,
            source: source.into(),
            address,
            stop: watch::Sender::new(false),
            games: None,
            pusher: None,
        })
    }

    /// Whoever has no page open is told by its browser when it is its turn. To be called before [`Server::with_games`].
    pub fn with_push(mut self, key: PushKey, delivery: &Delivery) -> Server {
        self.pusher = Some(Pusher::new(key, delivery));
        self
    }

    /// Plays games too, kept in a database: a file, or `postgres://…`.
    pub fn with_games(mut self, database: &str, limits: Limits) -> Result<Server, ServeError> {
        let pusher = self.pusher.take();
        let open = async { Hub::with_push(Store::open(database).await?, pusher).await };
        let hub = self.runtime.block_on(open);
        self.games = Some((hub.map_err(ServeError::Store)?, limits));
        Ok(self)
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// What a person types into a browser.
    pub fn url(&self) -> String {
        let ip = self.address.ip();
        // "All addresses" is none that a browser could open.
        if ip.is_loopback() || ip.is_unspecified() {
            format!("http://localhost:{}/", self.address.port())
        } else {
            format!("http://{}/", self.address)
        }
    }

    /// What others on the same network type into theirs, if it listens to all of them: "all addresses" is none that anybody could open.
    /// Nothing is sent to find out; a machine may have further addresses.
    pub fn url_for_others(&self) -> Option<String> {
        if !self.address.ip().is_unspecified() {
            return None;
        }
        let socket = std::net::UdpSocket::bind((std::net::Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        // An address that is kept for documentation: the system says from where it would send there.
        socket.connect((std::net::Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
        let own = socket.local_addr().ok()?.ip();
        (!own.is_loopback() && !own.is_unspecified())
            .then(|| format!("http://{own}:{}/", self.address.port()))
    }

    /// Something to stop it with.
    pub fn stopper(&self) -> Stopper {
        Stopper(self.stop.clone())
    }

    /// Answers until it is told to stop, by a [`Stopper`] or, if `signals`, by Ctrl-C or the system.
    pub fn run(self, signals: bool) -> Result<(), ServeError> {
        let Server { runtime, listener, source, stop, games, address: at, .. } = self;
        let result = runtime.block_on(async move {
            if signals {
                let stop = stop.clone();
                tokio::spawn(async move {
                    signal().await;
                    stop.send_replace(true);
                });
            }
            let stopped = |mut told: watch::Receiver<bool>| async move {
                // An error means that nobody is left who could tell.
                let _ = told.wait_for(|told| *told).await;
            };
            let last = stopped(stop.subscribe());
            let mut app = router(source);
            let mut games_end = None;
            if let Some((hub, limits)) = games {
                games_end = Some(hub.clone());
                app = crate::http::router(hub, limits, stop.subscribe()).merge(app);
            } else {
                app = app.route("/api/v1/server", axum::routing::get(no_tables));
            }
            tracing::info!(address = %at, "listens");
            // Messages are short and people wait for them: none is held back until the one before has been confirmed.
            let listener = listener.tap_io(|stream| {
                let _ = stream.set_nodelay(true);
            });
            let served = axum::serve(listener, app.into_make_service_with_connect_info::<SocketAddr>())
                .with_graceful_shutdown(stopped(stop.subscribe()))
                .into_future();
            let too_late = async {
                last.await;
                tokio::time::sleep(LAST_ANSWERS).await;
                Ok(())
            };
            let ended = first(served, too_late).await;
            if let Some(hub) = games_end {
                let end = async {
                    hub.leave().await;
                    hub.store().close().await;
                };
                // What was answered is kept: nobody need wait long for a database that is gone.
                let _ = tokio::time::timeout(LAST_ANSWERS, end).await;
            }
            tracing::info!("has stopped");
            ended
        });
        runtime.shutdown_background();
        result.map_err(ServeError::Stopped)
    }
}

/// What a server says that only hands out the page.
async fn no_tables() -> Response<Body> {
    let mut response = Response::new(Body::from(r#"{"tables":false,"you":null,"push":null}"#));
    crate::answer::guard(response.headers_mut());
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Whichever ends first.
async fn first<T>(one: impl Future<Output = T>, other: impl Future<Output = T>) -> T {
    let (mut one, mut other) = (Box::pin(one), Box::pin(other));
    core::future::poll_fn(move |cx| match one.as_mut().poll(cx) {
        core::task::Poll::Ready(value) => core::task::Poll::Ready(value),
        core::task::Poll::Pending => other.as_mut().poll(cx),
    })
    .await
}

/// The page as a part of a larger server.
pub fn router(source: impl Into<Source>) -> Router {
    Router::new().fallback(respond).with_state(source.into())
}

async fn respond(State(source): State<Source>, request: Request) -> Response<Body> {
    let page = match source {
        Source::Ready(page) => page,
        // A build that is just being written is no page: the next request will find it.
        Source::Folder(folder) => Arc::new(Page::from_folder(&folder).unwrap_or_default()),
    };
    answer(&page, request.method(), request.uri().path(), request.headers())
}

/// Ctrl-C, or the system's wish that the program ends.
async fn signal() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            let terminated = async {
                terminate.recv().await;
            };
            return first(interrupt, terminated).await;
        }
    }
    interrupt.await;
}
