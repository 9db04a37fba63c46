package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class DeterminismTest {

  private static final RuleBook SECOND =
      Books.of(Cards.ability("a", "roll", Steps.gain("gold", Steps.die(100))));

  private static final RuleBook HEXES =
      Books.of(
          Cards.ability("witch", "hex 0", Steps.run("grant", "granted/weak", Steps.SELF, 0)),
          Cards.ability("witch", "hex 1", Steps.run("grant", "granted/slow", Steps.SELF, 0)),
          Cards.ability("witch", "held 0", Steps.run("grant-held", "granted/weak", Steps.SELF)),
          Cards.ability("witch", "held 1", Steps.run("grant-held", "granted/slow", Steps.SELF)),
          Cards.ability("witch", "leave", Steps.run("move-to", Steps.SELF, "bench")),
          Cards.aura("granted", "weak", "power", -2, "self"),
          Cards.aura("granted", "slow", "power", -1, "enemies"));

  /** Without a declared order, Jackson writes getters in the order of the virtual machine. */
  @Test
  void whatClientsGetIsWrittenInADeclaredOrder() {
    Match match = Wild.scene(1).start().match();
    Happening.EffectEntered entered =
        match.happenings().stream()
            .filter(Happening.EffectEntered.class::isInstance)
            .map(Happening.EffectEntered.class::cast)
            .findFirst()
            .orElseThrow();
    List<String> written = new ArrayList<>();
    new ObjectMapper().valueToTree(entered.effect()).fieldNames().forEachRemaining(written::add);
    assertThat(written)
        .containsExactly(
            "sequence",
            "source",
            "holder",
            "controller",
            "expires",
            "heldZone",
            "amount",
            "effect",
            "triggered",
            "suppressible",
            "ability",
            "added",
            "held",
            "zone");
  }

  @Property(tries = 30)
  void setUpSeedAndAnswersReplayAMatchExactly(@ForAll long seed) {
    Match match = Wild.scene(seed).start().match();
    Wild.answer(match, new Random(seed), 80);
    Match replay = Wild.BOOK.newMatch(match.setup(), seed);
    for (String answer : match.answers()) {
      String[] parts = answer.split("=", 2);
      replay.choose(parts[0], parts[1]);
    }
    assertThat(replay.happenings().toString()).isEqualTo(match.happenings().toString());
    assertThat(replay.save()).isEqualTo(match.save());
  }

  @Test
  void effectsThatEndTogetherAreToldInTheOrderOfTheirComing() {
    for (String end : List.of("end turn", "witch:leave")) {
      String kind = end.equals("end turn") ? "hex" : "held";
      try (Match match = Scene.of(HEXES).has(0, "witch").has(1, "sheep").start().match()) {
        for (int hex = 0; hex < 6; hex++) {
          choose(match, "witch:" + kind + " " + hex % 2);
          if (hex == 3) {
            match.undo();
            choose(match, "witch:" + kind + " 0");
          }
        }
        choose(match, end);
        List<Integer> ended =
            match.happenings().stream()
                .filter(Happening.EffectEnded.class::isInstance)
                .map(one -> ((Happening.EffectEnded) one).effect().getSequence())
                .toList();
        assertThat(ended).as(end).hasSize(6).isSorted();
      }
    }
  }

  private static void choose(Match match, String option) {
    match.choose(match.pendingDecisions().get(0).id(), option);
  }

  @Test
  void theRandomGamesReachEveryEffectAndKindOfHappening() {
    Set<String> effects = new TreeSet<>();
    Set<String> kinds = new TreeSet<>();
    for (long seed = 0; seed < 40; seed++) {
      Match match = Wild.scene(seed).start().match();
      Wild.answer(match, new Random(seed), 120);
      for (Happening happening : match.happenings()) {
        kinds.add(happening.getClass().getSimpleName());
        if (happening instanceof Happening.Activated activated) {
          effects.add(activated.effect());
        } else if (happening instanceof Happening.EffectEntered entered) {
          effects.add(entered.effect().getEffect());
        }
      }
    }
    assertThat(effects)
        .containsAll(Wild.BOOK.effects().stream().map(EffectDefinition::id).toList());
    assertThat(kinds)
        .hasSize(
            (int)
                    Stream.of(Happening.class.getPermittedSubclasses())
                        .filter(Class::isRecord)
                        .count()
                - 2)
        .doesNotContain("MatchEnded", "Shown"); // No verb of the engine shows hidden cards.
  }

  @Test
  void matchesOfTwoBooksOnTwoThreadsPlayAsOnOne() throws Exception {
    List<Long> seeds = LongStream.range(0, 60).boxed().toList();
    List<String> alone = seeds.stream().map(DeterminismTest::play).toList();
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Future<String>> together =
          seeds.stream().map(seed -> threads.submit(() -> play(seed))).toList();
      for (int i = 0; i < alone.size(); i++) {
        assertThat(together.get(i).get()).isEqualTo(alone.get(i));
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static String play(long seed) {
    if (seed % 2 == 0) {
      try (Match match = Wild.scene(seed).start().match()) {
        Wild.answer(match, new Random(seed), 40);
        return match.happenings().toString();
      }
    }
    try (Match match = Scene.of(SECOND).seed(seed).has(0, "a").start().match()) {
      Wild.answer(match, new Random(seed), 40);
      return match.happenings().toString();
    }
  }
}
