package dev.runesheet.soak;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.spi.Decision;
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
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many matches at once in a service that is killed while they are played. */
@Tag("thorough")
class MatchServiceTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int FEW = 12;
  private static final int MANY = Integer.getInteger("soak.concurrent", 1_000);
  private static final int MOST_ROUNDS = 400;
  private static final int PLAYERS = 8;
  private static final int MOST_TRIES = 600;
  private static final int PATIENCE_MILLIS = 100;
  private static final List<String> GAMES =
      List.of("math-battle", "queens-blood", "math-battle", "ember-vale");

  private final HttpClient client = HttpClient.newHttpClient();
  @TempDir private Path folder;
  private final Map<String, JsonNode> open = new ConcurrentHashMap<>();
  private final Map<String, String> ended = new ConcurrentHashMap<>();
  private volatile Process service;
  private volatile int port;
  private volatile int killed;

  private void start() throws IOException {
    service =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:TieredStopAtLevel=1",
                "-Dsun.net.httpserver.nodelay=true",
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

  /** All matches advance by turns, several at a time, so that all are open at once. */
  private void play(int count, int kills) throws Exception {
    start();
    for (int i = 0; i < count; i++) {
      String match = "/" + GAMES.get(i % GAMES.size()) + "/" + i;
      open.put(match, ask(match, ""));
    }
    ExecutorService players = Executors.newFixedThreadPool(PLAYERS);
    try {
      for (int round = 0; round < MOST_ROUNDS && !open.isEmpty(); round++) {
        List<Callable<Void>> steps = new ArrayList<>();
        open.keySet().stream().sorted().forEach(match -> steps.add(() -> step(match)));
        if (killed < kills && round % 5 == 4) {
          steps.add(steps.size() / 2, this::restart);
        }
        for (Future<Void> step : players.invokeAll(steps)) {
          step.get();
        }
      }
    } finally {
      players.shutdownNow();
    }
    assertThat(killed).isEqualTo(kills);
    assertThat(open).isEmpty();
    assertThat(ended).hasSize(count);
    ended.forEach((match, digest) -> assertThat(digest).as(match).isEqualTo(alone(match)));
  }

  /** Kills the service while others ask it, and starts it again. */
  private Void restart() throws IOException, InterruptedException {
    kill();
    start();
    killed++;
    return null;
  }

  /**
   * Gives an answer. If the service died meanwhile, all answers that it acknowledged are there, and
   * the last one may be.
   */
  private Void step(String match) throws IOException, InterruptedException {
    JsonNode known = open.get(match);
    int answers = known.path("answers").asInt();
    int choice = choice(match, answers, known.path("options").asInt());
    JsonNode next = known;
    for (int tries = 0; tries < MOST_TRIES && next.equals(known); tries++) {
      try {
        next = ask(match, tries == 0 ? "/" + choice : "");
        next = next.equals(known) ? ask(match, "/" + choice) : next;
      } catch (IOException dead) {
        Thread.sleep(PATIENCE_MILLIS);
      }
    }
    assertThat(next.path("answers").asInt()).as(match).isEqualTo(answers + 1);
    open.put(match, next);
    if (next.path("over").asBoolean()) {
      ended.put(match, next.path("digest").asText());
      open.remove(match);
    }
    return null;
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
