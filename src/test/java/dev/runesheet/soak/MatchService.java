package dev.runesheet.soak;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.runesheet.api.Match;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.IllegalChoiceException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/**
 * Any number of matches over HTTP on this machine, by a few threads. Each answer is in a file
 * before it is acknowledged; a service that is started on the folder of one that was killed goes on
 * with its matches. {@code POST /GAME/SEED} starts one, {@code POST} again tells where it stands,
 * {@code POST /GAME/SEED/OPTION} answers the first decision by the number of an option.
 */
public final class MatchService implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String SAVED = ".json";

  private final Path folder;
  private final Map<String, SoakGame> games = new ConcurrentHashMap<>();
  private final Map<String, Held> matches = new ConcurrentHashMap<>();
  private final HttpServer http;
  private final ExecutorService threads;

  /** A match, used by one thread at a time. */
  private static final class Held {
    private Match match;
  }

  /**
   * A service; port 0 takes one that is free.
   *
   * @param folder of saved matches, of which those that are there are restored
   */
  MatchService(Path folder, int port, int workers) throws IOException {
    this.folder = folder;
    restoreAll();
    http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    http.createContext("/", this::handle);
    threads = Executors.newFixedThreadPool(workers);
    http.setExecutor(threads);
    http.start();
  }

  /** Serves the matches of a folder until the process is killed; prints the port. */
  public static void main(String[] arguments) throws IOException {
    MatchService service = new MatchService(Path.of(arguments[0]), 0, 2);
    System.out.println("port " + service.http.getAddress().getPort());
  }

  private SoakGame game(String id) {
    return games.computeIfAbsent(id, SoakGame::new);
  }

  private void restoreAll() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(one -> one.toString().endsWith(SAVED)).sorted().toList()) {
        String name = file.getFileName().toString().replace(SAVED, "");
        String saved = Files.readString(file);
        Held held = new Held();
        held.match =
            game(name.substring(0, name.lastIndexOf('-'))).book().restoreUnderAnyRules(saved);
        matches.put(name, held);
      }
    }
  }

  private void handle(HttpExchange exchange) throws IOException {
    int status = 200;
    Object answer;
    try {
      answer = answer(exchange.getRequestMethod(), exchange.getRequestURI().getPath().split("/"));
    } catch (IllegalChoiceException | ActionFailedException refused) {
      status = 409;
      answer = Map.of("error", refused.getMessage());
    } catch (RuntimeException | IOException wrong) {
      status = 500;
      answer = Map.of("error", wrong.toString());
    }
    byte[] body = JSON.writeValueAsBytes(answer);
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private JsonNode answer(String method, String[] words) throws IOException {
    String name = words[1] + "-" + words[2];
    Held held = matches.computeIfAbsent(name, unknown -> new Held());
    synchronized (held) {
      if (held.match == null) {
        held.match = game(words[1]).begun(Long.parseLong(words[2]));
        save(name, held.match);
      }
      if (method.equals("POST") && words.length > 3) {
        Decision decision = first(held.match);
        held.match.choose(decision, decision.options().get(Integer.parseInt(words[3])));
        save(name, held.match);
      }
      return standing(held.match);
    }
  }

  static Decision first(Match match) {
    List<Decision> open = match.pendingDecisions();
    return open.stream().filter(one -> !one.standing()).findFirst().orElse(open.get(0));
  }

  /** Where a match stands: answers so far, options of the decision, and, at the end, its digest. */
  static JsonNode standing(Match match) {
    return JSON.createObjectNode()
        .put("answers", match.answers().size())
        .put("over", match.over())
        .put("options", match.over() ? 0 : first(match).options().size())
        .put("digest", Long.toHexString(SoakGame.digest(match)));
  }

  /** Replaces the file in one step: whenever the process is killed, the old or the new is there. */
  private void save(String name, Match match) throws IOException {
    Path made = folder.resolve(name + ".new");
    Files.writeString(made, match.save(), StandardCharsets.UTF_8);
    Files.move(
        made,
        folder.resolve(name + SAVED),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() {
    http.stop(0);
    threads.shutdownNow();
    matches.values().forEach(held -> held.match.close());
  }
}
