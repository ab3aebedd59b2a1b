//! Browsers that want to be told when it is somebody's turn.

use super::{Base, Store, StoreError};
use sqlx::Row;

/// So many browsers of one person are told; the oldest makes room.
const MOST: i64 = 10;

/// A browser that wants to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// Where messages for it go: a secret.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// A secret that it shares with whoever writes to it.
    pub auth: String,
    /// The language of its page.
    pub lang: String,
}

macro_rules! subscriptions {
    ($module:ident, $db:ty, $begin:literal) => {
        mod $module {
            use super::*;

            type Pool = sqlx::Pool<$db>;

            pub(super) async fn subscribe(
                pool: &Pool,
                person: &str,
                session: &str,
                new: &Subscription,
                now: i64,
            ) -> Result<(), StoreError> {
                let mut tx = pool.begin_with($begin).await?;
                // A browser belongs to whoever used it last.
                sqlx::query("DELETE FROM subscriptions WHERE endpoint = $1")
                    .bind(new.endpoint.as_str())
                    .execute(&mut *tx)
                    .await?;
                sqlx::query(
                    "INSERT INTO subscriptions (endpoint, person, session, p256dh, auth, lang, created) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7)",
                )
                .bind(new.endpoint.as_str())
                .bind(person)
                .bind(session)
                .bind(new.p256dh.as_str())
                .bind(new.auth.as_str())
                .bind(new.lang.as_str())
                .bind(now)
                .execute(&mut *tx)
                .await?;
                sqlx::query(
                    "DELETE FROM subscriptions WHERE person = $1 AND endpoint NOT IN (SELECT endpoint \
                     FROM subscriptions WHERE person = $1 ORDER BY created DESC, endpoint LIMIT $2)",
                )
                .bind(person)
                .bind(MOST)
                .execute(&mut *tx)
                .await?;
                Ok(tx.commit().await?)
            }

            pub(super) async fn subscriptions(
                pool: &Pool,
                person: &str,
            ) -> Result<Vec<Subscription>, StoreError> {
                let rows = sqlx::query(
                    "SELECT endpoint, p256dh, auth, lang FROM subscriptions WHERE person = $1 \
                     ORDER BY created, endpoint",
                )
                .bind(person)
                .fetch_all(pool)
                .await?;
                let subscription = |row: &<$db as sqlx::Database>::Row| {
                    Ok(Subscription {
                        endpoint: row.try_get(0)?,
                        p256dh: row.try_get(1)?,
                        auth: row.try_get(2)?,
                        lang: row.try_get(3)?,
                    })
                };
                rows.iter().map(subscription).collect()
            }

            pub(super) async fn unsubscribe(
                pool: &Pool,
                person: &str,
                endpoint: &str,
            ) -> Result<(), StoreError> {
                sqlx::query("DELETE FROM subscriptions WHERE person = $1 AND endpoint = $2")
                    .bind(person)
                    .bind(endpoint)
                    .execute(pool)
                    .await?;
                Ok(())
            }

            pub(super) async fn forget_subscription(pool: &Pool, endpoint: &str) -> Result<(), StoreError> {
                sqlx::query("DELETE FROM subscriptions WHERE endpoint = $1")
                    .bind(endpoint)
                    .execute(pool)
                    .await?;
                Ok(())
            }
        }
    };
}

subscriptions!(sqlite, sqlx::Sqlite, "BEGIN IMMEDIATE");
subscriptions!(postgres, sqlx::Postgres, "BEGIN");

impl Store {
    /// Keeps a browser of somebody, as long as the session lasts.
    pub async fn subscribe(
        &self,
        person: &str,
        session: &str,
        new: &Subscription,
        now: u64,
    ) -> Result<(), StoreError> {
        write_db!(self, subscribe, person, session, new, now as i64)
    }

    /// The browsers of somebody.
    pub async fn subscriptions(&self, person: &str) -> Result<Vec<Subscription>, StoreError> {
        read_db!(self, subscriptions, person)
    }

    /// Forgets a browser of somebody.
    pub async fn unsubscribe(&self, person: &str, endpoint: &str) -> Result<(), StoreError> {
        write_db!(self, unsubscribe, person, endpoint)
    }

    /// Forgets a browser that is there no longer.
    pub async fn forget_subscription(&self, endpoint: &str) -> Result<(), StoreError> {
        write_db!(self, forget_subscription, endpoint)
    }
}
