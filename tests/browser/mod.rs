//! Headless Chromium, where installed, with the actions of a person on the page.

#![expect(clippy::unwrap_used, reason = "a test that goes wrong here has failed")]
#![allow(dead_code, reason = "each test uses its own part of it")]

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

/// Longest wait for an element to appear.
const PATIENCE: Duration = Duration::from_secs(10);

/// A browser with one tab.
pub struct Browser {
    pub client: Client,
    driver: Child,
    /// The profile directory, deleted with the browser.
    profile: tempfile::TempDir,
}

/// The first of these programs found in `PATH`.
fn installed(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .flat_map(|directory| names.iter().map(move |name| directory.join(name)))
        .find(|program| program.is_file())
}

/// The driver and the browser, or the name of the one that is not installed.
pub fn programs() -> Result<(PathBuf, PathBuf), &'static str> {
    let driver = installed(&["chromedriver"]).ok_or("no chromedriver on the PATH")?;
    let chromium = installed(&["chromium", "chromium-browser", "google-chrome"])
        .ok_or("no chromium on the PATH")?;
    Ok((driver, chromium))
}

impl Browser {
    /// A new browser window of this size.
    pub async fn open(width: u32, height: u32) -> Browser {
        let (driver, chromium) = programs().unwrap_or_else(|reason| panic!("{reason}"));
        let port = TcpListener::bind("127.0.0.1:0")
            .unwrap()
            .local_addr()
            .unwrap()
            .port();
        let driver = Command::new(driver)
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let profile = tempfile::tempdir().unwrap();
        let mut capabilities = serde_json::Map::new();
        let flags = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
        ];
        let mut arguments: Vec<String> = flags.map(str::to_owned).into();
        arguments.push(format!("--user-data-dir={}", profile.path().display()));
        arguments.push(format!("--window-size={width},{height}"));
        let mut chrome = json!({ "binary": chromium, "args": arguments });
        if width < 500 {
            // A window cannot be as narrow as a phone, so the screen is emulated.
            let metrics = json!({ "width": width, "height": height, "pixelRatio": 2.0 });
            chrome["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        capabilities.insert("goog:chromeOptions".to_owned(), chrome);
        let since = Instant::now();
        let client = loop {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            builder.capabilities(capabilities.clone());
            match builder.connect(&format!("http://127.0.0.1:{port}")).await {
                Ok(client) => break client,
                Err(error) => assert!(since.elapsed() < PATIENCE, "no browser: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        Browser {
            client,
            driver,
            profile,
        }
    }

    /// Opens the page as a person.
    pub async fn go(&self, url: &str, person: u32) {
        self.client
            .goto(&format!("{url}/?as={person}"))
            .await
            .unwrap();
        self.see("#messages .welcome").await;
    }

    /// Waits for an element.
    pub async fn see(&self, css: &str) -> Element {
        let element = self
            .client
            .wait()
            .at_most(PATIENCE)
            .for_element(Locator::Css(css))
            .await;
        match element {
            Ok(element) => element,
            Err(error) => self.fail(&format!("{css} does not appear: {error}")).await,
        }
    }

    /// Waits until an element's text contains `words`.
    pub async fn read(&self, css: &str, words: &str) {
        let since = Instant::now();
        loop {
            let text = self.text(css).await;
            if text.contains(words) {
                return;
            }
            if since.elapsed() > PATIENCE {
                self.fail(&format!("{css} does not say {words:?} but:\n{text}"))
                    .await;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until an element's text differs from `before`.
    pub async fn changes(&self, css: &str, before: &str) {
        let since = Instant::now();
        while self.text(css).await == before {
            if since.elapsed() > PATIENCE {
                self.fail(&format!("{css} still reads:\n{before}")).await;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until an element contains `one` or `other`; `true` for `other`.
    pub async fn either(&self, css: &str, one: &str, other: &str) -> bool {
        let since = Instant::now();
        loop {
            let text = self.text(css).await;
            if text.contains(one) || text.contains(other) {
                return text.contains(other);
            }
            if since.elapsed() > PATIENCE {
                self.fail(&format!(
                    "{css} says neither {one:?} nor {other:?} but:\n{text}"
                ))
                .await;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until no element matches.
    pub async fn gone(&self, css: &str) {
        let since = Instant::now();
        while !self
            .client
            .find_all(Locator::Css(css))
            .await
            .unwrap()
            .is_empty()
        {
            if since.elapsed() > PATIENCE {
                self.fail(&format!("{css} does not go away")).await;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// The visible texts of all matching elements.
    pub async fn text(&self, css: &str) -> String {
        let script =
            "return [...document.querySelectorAll(arguments[0])].map(e => e.innerText).join('\\n')";
        let text = self.client.execute(script, vec![json!(css)]).await.unwrap();
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits for an element and clicks it; finds it again if it is redrawn meanwhile.
    pub async fn click(&self, css: &str) {
        let since = Instant::now();
        loop {
            match self.see(css).await.click().await {
                Ok(()) => return,
                Err(error) => assert!(
                    since.elapsed() < PATIENCE,
                    "{css} cannot be clicked: {error}"
                ),
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Opens the toolbox. A redraw of the sidebar can take a click away, so it is clicked until it
    /// is open.
    pub async fn toolbox(&self) {
        let open = Locator::Css("#toolbox:not([hidden])");
        let since = Instant::now();
        loop {
            self.click("#tools").await;
            let wait = self.client.wait().at_most(Duration::from_secs(2));
            if wait.for_element(open).await.is_ok() {
                return;
            }
            if since.elapsed() > PATIENCE {
                self.fail("the toolbox does not open").await;
            }
        }
    }

    /// Clicks the newest button with this label among the messages.
    pub async fn press(&self, label: &str) {
        let path = format!(
            "(//ol[@id='messages']//button[contains(@class,'button')][normalize-space()='{label}'][not(@disabled)])[last()]"
        );
        let since = Instant::now();
        loop {
            let button = self
                .client
                .wait()
                .at_most(PATIENCE)
                .for_element(Locator::XPath(&path))
                .await;
            let button = button.unwrap_or_else(|error| panic!("no button {label}: {error}"));
            match button.click().await {
                Ok(()) => return,
                Err(error) => assert!(
                    since.elapsed() < PATIENCE,
                    "{label} cannot be pressed: {error}"
                ),
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Clicks the last element of its kind, which may be drawn again meanwhile.
    pub async fn press_last(&self, css: &str) {
        let since = Instant::now();
        loop {
            self.see(css).await;
            let all = self.client.find_all(Locator::Css(css)).await.unwrap();
            let Some(last) = all.last() else { continue };
            match last.click().await {
                Ok(()) => return,
                Err(error) => assert!(
                    since.elapsed() < PATIENCE,
                    "the last {css} cannot be pressed: {error}"
                ),
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Types into the focused element.
    pub async fn keys(&self, text: &str) {
        self.client
            .active_element()
            .await
            .unwrap()
            .send_keys(text)
            .await
            .unwrap();
    }

    /// Presses Enter.
    pub async fn enter(&self) {
        self.keys(&char::from(Key::Enter).to_string()).await;
    }

    /// Types a line into the message box and sends it.
    pub async fn write(&self, text: &str) {
        self.click("#write").await;
        self.keys(text).await;
        self.enter().await;
    }

    /// Runs a command without options.
    pub async fn command(&self, command: &str) {
        self.click("#write").await;
        self.keys(&format!("/{command} ")).await;
        self.see(&format!(".command[data-command='{command}']"))
            .await;
        self.enter().await;
    }

    /// Switches to another person in the menu at the bottom left.
    pub async fn become_person(&self, number: u32) {
        self.click("#who").await;
        self.click(&format!("[data-person='{number}']")).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        self.see("#messages .welcome").await;
    }

    /// Opens a channel by name; `dm` for the bot's direct messages.
    pub async fn channel(&self, name: &str) {
        self.click(&format!("[data-channel][data-name='{name}']"))
            .await;
        self.see(&format!("[data-name='{name}'].current")).await;
    }

    /// Saves a screenshot under `target/web`.
    pub async fn picture(&self, name: &str) {
        // Waits for pictures to load and fades to end.
        tokio::time::sleep(Duration::from_millis(250)).await;
        let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/web");
        std::fs::create_dir_all(&directory).unwrap();
        let content = self.client.screenshot().await.unwrap();
        std::fs::write(directory.join(format!("{name}.png")), content).unwrap();
    }

    /// Fails the test, with a screenshot.
    async fn fail(&self, words: &str) -> ! {
        self.picture("failure").await;
        panic!(
            "{words}\nThe page (target/web/failure.png) reads:\n{}",
            self.text("body").await
        );
    }

    /// Closes the browser.
    pub async fn close(mut self) {
        // An error is ignored: a browser that does not answer ends with its driver.
        let _ = self.client.clone().close().await;
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.driver.kill();
    }
}
