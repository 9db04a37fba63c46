package dev.runesheet.soak;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Match;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many matches at once in a service that is killed while they are played. */
class MatchServiceTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int FEW = 12;
  private static final int MANY = Integer.getInteger("soak.concurrent", 1_000);
  private static final int MOST_REQUESTS = 400;
  private static final List<String> GAMES =
      List.of("math-battle", "queens-blood", "math-battle", "ember-vale");

  private final HttpClient client = HttpClient.newHttpClient();
  @TempDir private Path folder;
  private Process service;
  private int port;

  private void start() throws IOException {
    service =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                MatchService.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(service.getInputStream(), StandardCharsets.UTF_8));
    port = Integer.parseInt(out.readLine().replace("port ", ""));
  }

  /** Kills the process at once, as a machine that fails does. */
  @AfterEach
  void kill() throws InterruptedException {
    service.destroyForcibly().waitFor();
  }

  @Test
  void someMatchesGoOnWhenTheServiceWasKilled() throws Exception {
    play(FEW, 2);
  }

  @Tag("slow")
  @Tag("soak")
  @Test
  void aThousandMatchesGoOnWhenTheServiceWasKilled() throws Exception {
    play(MANY, 4);
  }

  /** All matches advance by turns, so that all are open at once. */
  private void play(int count, int kills) throws Exception {
    start();
    Map<String, JsonNode> open = new LinkedHashMap<>();
    Map<String, String> ended = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      String match = "/" + GAMES.get(i % GAMES.size()) + "/" + i;
      open.put(match, ask(match, ""));
    }
    Random random = new Random(1);
    int killed = 0;
    for (int round = 0; round < MOST_REQUESTS && !open.isEmpty(); round++) {
      List<String> names = new ArrayList<>(open.keySet());
      int fatal = killed < kills && round % 5 == 4 ? random.nextInt(names.size()) : -1;
      for (int i = 0; i < names.size(); i++) {
        if (i == fatal) {
          kill();
          start();
          killed++;
        }
        step(names.get(i), open, ended, i == fatal);
      }
    }
    assertThat(killed).isEqualTo(kills);
    assertThat(open).isEmpty();
    ended.forEach((match, digest) -> assertThat(digest).as(match).isEqualTo(alone(match)));
  }

  private void step(
      String match, Map<String, JsonNode> open, Map<String, String> ended, boolean restarted)
      throws Exception {
    JsonNode known = open.get(match);
    if (restarted) {
      assertThat(ask(match, ""))
          .as("no acknowledged answer of " + match + " is lost")
          .isEqualTo(known);
    }
    int options = known.path("options").asInt();
    int choice = choice(match, known.path("answers").asInt(), options);
    JsonNode next = ask(match, "/" + choice);
    assertThat(next.path("answers").asInt()).isEqualTo(known.path("answers").asInt() + 1);
    open.put(match, next);
    if (next.path("over").asBoolean()) {
      open.remove(match);
      ended.put(match, next.path("digest").asText());
    }
  }

  private static int choice(String match, int answers, int options) {
    return Math.floorMod(31 * match.hashCode() + 17 * answers, options);
  }

  private JsonNode ask(String match, String choice) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + match + choice))
            .POST(HttpRequest.BodyPublishers.noBody())
            .build();
    HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return JSON.readTree(answer.body());
  }

  /** The digest of the same match, played here without a service. */
  private static String alone(String name) {
    String[] words = name.split("/");
    try (Match match = new SoakGame(words[1]).begun(Long.parseLong(words[2]))) {
      while (!match.over()) {
        Decision decision = MatchService.first(match);
        int choice = choice(name, match.answers().size(), decision.options().size());
        match.choose(decision, decision.options().get(choice));
      }
      return MatchService.standing(match).path("digest").asText();
    }
  }
}
