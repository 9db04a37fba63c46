package dev.runesheet.soak;

import com.sun.management.OperatingSystemMXBean;
import dev.runesheet.api.Match;
import dev.runesheet.api.OpenSessions;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.model.Effect;
import dev.runesheet.spi.ActionFailedException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Many matches in one process, in ten parts of the same matches; each time another {@link Trouble}
 * comes between. Run it with {@code java dev.runesheet.soak.Soak 1000000}.
 */
public final class Soak {

  private static final int PARTS = 10;
  private static final int THOUSAND = 1000;
  private static final int WILD_ANSWERS = 40;

  /** Of 1000 matches, how many of which game; the rest are skirmishes with a verb that fails. */
  private static final Map<String, Integer> SHARES = new LinkedHashMap<>();

  static {
    SHARES.put("math-battle", 900);
    SHARES.put("queens-blood", 50);
    SHARES.put("ember-vale", 20);
    SHARES.put("tcg-pocket", 6);
    SHARES.put("werewolf", 6);
    SHARES.put("valeria", 4);
  }

  private final int matches;
  private final PrintStream out;
  private final Map<String, SoakGame> games = new LinkedHashMap<>();
  private final RuleBook wild = Books.of(effects());

  /**
   * A soak.
   *
   * @param matches the number of matches, all parts together
   */
  Soak(int matches, PrintStream out) {
    this.matches = matches;
    this.out = out;
    SHARES.keySet().forEach(game -> games.put(game, new SoakGame(game)));
  }

  private static Effect[] effects() {
    Effect stumble =
        Cards.ability("wolf", "stumble", Steps.gain("gold", 1), Steps.run("fail", "on purpose"));
    return Stream.concat(Stream.of(Wild.effects()), Stream.of(stumble)).toArray(Effect[]::new);
  }

  /** Plays as many matches as the first argument says. */
  public static void main(String[] arguments) throws InterruptedException {
    new Soak(Integer.parseInt(arguments[0]), System.out).run();
  }

  /**
   * What came of a part.
   *
   * @param digest of all its matches
   * @param failures the number of verbs that failed
   * @param cpuMicros the processor time of a match
   * @param heap the memory in use after collecting garbage, in KiB
   * @param held the number of matches that hold rules
   * @param sessions the number of sessions that Drools keeps
   */
  record Part(long digest, int failures, double cpuMicros, long heap, int held, int sessions) {}

  /** Warms up with half a part, then plays all parts. */
  List<Part> run() throws InterruptedException {
    play(matches / PARTS / 2, 0);
    List<Part> parts = new ArrayList<>();
    out.println("part   us/match   heap KiB   held   sessions   failed verbs   digest");
    for (int part = 0; part < PARTS; part++) {
      long begun = cpu();
      long[] played = play(matches / PARTS, part);
      double micros = (cpu() - begun) / 1e3 / (matches / PARTS);
      parts.add(new Part(played[0], (int) played[1], micros, heap(), held(), sessions()));
      tell(part, parts.get(part));
    }
    return parts;
  }

  private void tell(int number, Part part) {
    String form = "%4d   %8.1f   %8d   %4d   %8d   %12d   %016x%n";
    out.printf(
        Locale.ROOT,
        form,
        number + 1,
        part.cpuMicros(),
        part.heap(),
        part.held(),
        part.sessions(),
        part.failures(),
        part.digest());
  }

  private long[] play(int count, int part) {
    long[] sum = new long[2];
    Trouble[] troubles = Trouble.values();
    for (int i = 0; i < count; i++) {
      SoakGame game = game(i % THOUSAND);
      long digest =
          game == null ? wild(i, sum) : troubles[(i + part) % troubles.length].play(game, i);
      sum[0] = 31 * sum[0] + digest;
    }
    return sum;
  }

  private SoakGame game(int place) {
    int end = 0;
    for (Map.Entry<String, Integer> share : SHARES.entrySet()) {
      end += share.getValue();
      if (place < end) {
        return games.get(share.getKey());
      }
    }
    return null;
  }

  private long wild(long seed, long[] sum) {
    try (Match match = Wild.scene(wild, seed).start().match()) {
      Random random = new Random(seed);
      for (int i = 0; i < WILD_ANSWERS && !match.over(); i++) {
        try {
          Wild.answer(match, random);
        } catch (ActionFailedException refused) {
          sum[0] = 31 * sum[0] + 1;
        } catch (RuntimeException thrown) {
          Mistake.require(thrown);
          sum[1]++;
        }
      }
      return SoakGame.digest(match);
    }
  }

  private static long cpu() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  /** Collects garbage until matches that nobody closed have given their sessions back. */
  private long heap() throws InterruptedException {
    for (int i = 0; i < 50 && (i < 3 || held() > 0); i++) {
      System.gc();
      Thread.sleep(20);
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 10;
  }

  private List<RuleBook> books() {
    List<RuleBook> books = new ArrayList<>(List.of(wild));
    games.values().forEach(game -> books.add(game.book()));
    return books;
  }

  private int held() {
    return books().stream().mapToInt(OpenSessions::held).sum();
  }

  private int sessions() {
    return books().stream().mapToInt(OpenSessions::all).sum();
  }
}
