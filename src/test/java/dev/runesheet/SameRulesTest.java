package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.built.BuiltRules;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.RuleHash;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.Decision;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kie.api.KieBase;
import org.kie.api.definition.rule.Rule;

/** Rules are the same, wherever they were taken from, so that saved matches go on with any. */
@Tag("thorough")
class SameRulesTest {

  static Iterable<String> games() {
    return Packs.games();
  }

  /** Compiled from a folder, precompiled, the same watched by a probe, and as a {@code KieBase}. */
  private static Map<String, RuleBook> books(String game) {
    return Map.of(
        "folder", ShippedBooks.compiled(game),
        "precompiled", ShippedBooks.of(game),
        "watched", RuleBook.load(game, new RuleProbe() {}),
        "KieBase", RuleBook.fromKieBase(game, game));
  }

  /** As where the build was made with another Drools. */
  private static RuleBook ofTexts(String game) {
    BuiltRules built = new BuiltRules(game);
    return RuleBook.compile(Games.find(game), built.sources(), built.notes(), built.catalog());
  }

  @ParameterizedTest
  @MethodSource("games")
  void theHashIsThatOfTheTextsHoweverTheRulesWereLoaded(String game) {
    String hash = ShippedBooks.compiled(game).hash();
    BuiltRules built = new BuiltRules(game);

    assertThat(RuleHash.of(built.sources(), built.catalog())).isEqualTo(hash);
    assertThat(books(game)).allSatisfy((how, book) -> assertThat(book.hash()).isEqualTo(hash));
  }

  @ParameterizedTest
  @MethodSource("games")
  void precompiledRulesAreThoseThatWouldBeCompiledInTheSameOrder(String game) {
    RuleBook compiled = ShippedBooks.compiled(game);

    assertThat(places(ShippedBooks.of(game).kieBase())).isEqualTo(places(compiled.kieBase()));
    assertThat(List.copyOf(ShippedBooks.of(game).effects()))
        .isEqualTo(List.copyOf(compiled.effects()));
  }

  @Test
  void aMatchThatWasSavedWithOneGoesOnAlikeWithAllOthers() {
    Map<String, RuleBook> books = new TreeMap<>(books("math-battle"));
    books.put("texts", ofTexts("math-battle"));
    String expected = playedOn(books.get("folder"), saved(books.get("folder")));

    books.forEach(
        (from, saving) ->
            books.forEach(
                (to, restoring) ->
                    assertThat(playedOn(restoring, saved(saving)))
                        .as("from %s to %s", from, to)
                        .isEqualTo(expected)));
  }

  private static Map<String, Integer> places(KieBase base) {
    Map<String, Integer> places = new TreeMap<>();
    base.getKiePackages()
        .forEach(
            pack ->
                pack.getRules()
                    .forEach(
                        (Rule rule) ->
                            places.put(
                                BuiltPackages.asWritten(pack.getName()) + "/" + rule.getName(),
                                ((RuleImpl) rule).getLoadOrder())));
    return places;
  }

  private static String saved(RuleBook book) {
    try (Match match = book.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 7)) {
      play(match, 5);
      return match.save();
    }
  }

  private static String playedOn(RuleBook book, String saved) {
    try (Match match = book.restore(saved)) {
      play(match, 5);
      return List.copyOf(match.happenings()) + match.save();
    }
  }

  private static void play(Match match, int moves) {
    for (int i = 0; i < moves && !match.over(); i++) {
      Decision decision = match.pendingDecisions().get(0);
      match.choose(decision.id(), decision.options().get(0).id());
    }
  }
}
