# The bot in an image: `docker build -t tavolino .`; compose.yaml runs it. OPERATING.md says more.
FROM rust:1.95-slim-bookworm AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo build --release --locked --bin tavolino \
    && cp target/release/tavolino /tavolino \
    && install -d -m 700 /data /backups

# The program needs the C library and nothing else: certificates, time zones, fonts and words are in it.
FROM debian:bookworm-slim
COPY --from=build /tavolino /usr/local/bin/tavolino
COPY --from=build --chown=10001:10001 /data /data
COPY --from=build --chown=10001:10001 /backups /backups
USER 10001:10001
WORKDIR /data
ENV DATABASE_URL=sqlite:///data/tavolino.db \
    SOLVED=/data/solved
VOLUME ["/data"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tavolino"]
CMD ["bot"]
