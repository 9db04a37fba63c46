package dev.runesheet.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever asks for the session finds all facts of the position in it, whenever he asks. */
@Tag("thorough")
class WholeSessionTest {

  private static final int MATCHES = 2;
  private static final int MOST_ANSWERS = 60;

  private static final String HEAD =
      """
      package own.rules;
      import dev.runesheet.spi.fact.*;
      global Changes changes;
      """;

  private static final String COUNTS =
      "then changes.setStat( $e, \"gold\", $e.stat( \"gold\" ) + 1 ); end\n";

  private static final String SILENCES =
      "then insertLogical( new Suppression( $f, \"own\" ) ); end\n";

  static List<String> games() {
    return List.copyOf(Packs.games());
  }

  /** Rules with which a match needs the network, facts inserted anew, or more than the engine's. */
  static List<String> ownRules() {
    return List.of(
        "",
        "rule \"a\" when $r : Reaction( block matches \"wolf.*\" ) then changes.roll( 6 ); end",
        "rule \"a\" when Checkpoint() $e : Entity( id == 0 ) " + COUNTS,
        "rule \"a\" when Event( trigger == \"turn starts\" ) $e : Entity( zone != \"\" ) " + COUNTS,
        "rule \"a\" when Entity( stat( \"power\" ) > 3, $i : id ) $f : InPlay( holder == $i ) "
            + SILENCES,
        "rule \"a\" when $f : InPlay( triggered == true ) not Event() " + SILENCES,
        "declare Heavy id : int end rule \"a\" when ActiveEffect( $h : holder ) then"
            + " insertLogical( new Heavy( $h ) ); end");
  }

  @ParameterizedTest
  @MethodSource("games")
  void theFactsOfAShippedGameAreThoseOfASessionAskedForAtTheStart(String game) {
    RuleBook book = ShippedBooks.of(game);
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get(game);
    List<List<String>> pairings = tools.pairings(book);
    for (int seed = 0; seed < MATCHES; seed++) {
      List<String> words = pairings.get(new Random(seed).nextInt(pairings.size()));
      JsonNode setup = tools.setup(book, words, seed % 2);
      int chance = seed;
      compare(() -> book.newMatch(setup, chance), seed);
    }
  }

  @ParameterizedTest
  @MethodSource("ownRules")
  void theFactsWithRulesOfOnesOwnAreThoseOfASessionAskedForAtTheStart(String rules) {
    RuleBook book =
        Books.of(HEAD + rules + "\nrule \"never\" when String() then end", Wild.effects());
    for (long seed = 1; seed <= MATCHES; seed++) {
      long chance = seed;
      compare(() -> Wild.scene(book, chance).start().match(), seed);
    }
  }

  /** Plays a match whose session nobody asks for beside one whose session was asked for at once. */
  private static void compare(Supplier<Match> start, long seed) {
    Random random = new Random(seed);
    try (Match plain = start.get();
        Match exposed = start.get()) {
      exposed.session();
      compare(plain, exposed, random);
      for (int i = 0; i < MOST_ANSWERS && !plain.over(); i++) {
        answer(List.of(plain, exposed), random.nextLong());
        if (random.nextInt(5) == 0 || plain.over()) {
          compare(plain, exposed, random);
        }
      }
    }
  }

  /** Compares sessions of the same position, to which a match has come in one of many ways. */
  private static void compare(Match plain, Match exposed, Random random) {
    List<String> expected = SessionFacts.of(exposed);
    long seed = random.nextLong();
    UnaryOperator<Match> way = way(random.nextInt(7), seed);
    try (Match asked = way.apply(plain);
        Match unasked = way.apply(plain)) {
      List<Happening> told = List.copyOf(asked.happenings());
      assertThat(SessionFacts.of(asked)).containsExactlyElementsOf(expected);
      assertThat(SessionFacts.of(asked)).containsExactlyElementsOf(expected);
      assertThat(asked.happenings()).isEqualTo(told);
      answer(List.of(asked, unasked), seed);
      answer(List.of(asked, unasked), ~seed);
      assertThat(asked.happenings()).hasToString(unasked.happenings().toString());
      assertThat(asked.save()).isEqualTo(unasked.save());
    }
  }

  private static UnaryOperator<Match> way(int which, long seed) {
    return switch (which) {
      case 0 -> Match::fork;
      case 1 -> match -> match.book().restore(match.save());
      case 2 -> match -> match.book().restoreWithLog(match.save());
      case 3 -> match -> undone(match.fork(), seed);
      case 4 -> match -> undone(match.again().get(), seed);
      default -> match -> match.again().get();
    };
  }

  /** A held effect ends if rules find its holder elsewhere, but not if it is back by then. */
  @ParameterizedTest
  @ValueSource(strings = {"bench", "active"})
  void whoAsksWhileTheMatchIsChangedChangesNothingInIt(String last) {
    try (Match asked = Wild.scene(1).start().match();
        Match unasked = Wild.scene(1).start().match()) {
      movesTwice(asked, last, asked::session);
      movesTwice(unasked, last, () -> {});
      boolean stays = last.equals("active");
      assertThat(unasked.world().inPlay().stream().anyMatch(InPlay::isHeld)).isEqualTo(stays);
      assertThat(asked.happenings()).hasToString(unasked.happenings().toString());
      assertThat(SessionFacts.of(asked)).containsExactlyElementsOf(SessionFacts.of(unasked));
    }
  }

  private static void movesTwice(Match match, String last, Runnable meanwhile) {
    Entity wolf = match.world().entity(0);
    match.update(context -> context.grant("granted/slow", wolf, wolf, -1, true, 0));
    match.update(
        context -> {
          context.move(wolf, "bench", 0);
          meanwhile.run();
          context.move(wolf, last, 0);
        });
  }

  private static Match undone(Match match, long seed) {
    if (!match.over()) {
      answer(List.of(match), seed);
      match.undo();
    }
    return match;
  }

  private static void answer(List<Match> matches, long seed) {
    for (Match match : matches) {
      if (!match.over()) {
        Wild.answer(match, new Random(seed));
      }
    }
  }
}
