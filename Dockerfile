# The command line in a container: docker build -t runesheet . && docker run --rm -it runesheet play math-battle
FROM maven:3.9-eclipse-temurin-17 AS build
WORKDIR /src
COPY pom.xml ./
COPY src src
COPY rules rules
COPY decision-tables decision-tables
COPY data data
COPY docs docs
COPY LICENSE NOTICE README.md ./
RUN mvn -B -ntp -q -Pdist -DskipTests package \
    && mkdir /opt/runesheet \
    && cp -r target/runesheet-*-cli/runesheet-*/. /opt/runesheet/

FROM eclipse-temurin:17-jre
COPY --from=build /opt/runesheet /opt/runesheet
RUN useradd --create-home author
USER author
WORKDIR /home/author
ENV RUNESHEET_ARCHIVE=off
ENTRYPOINT ["/opt/runesheet/bin/runesheet"]
CMD ["--help"]
