package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.pack.Packs;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kie.api.KieBase;
import org.kie.api.definition.rule.Rule;

/** Rules are the same, wherever they were taken from, so that saved matches go on with any. */
class SameRulesTest {

  static Iterable<String> games() {
    return Packs.games();
  }

  /** Read from a folder, precompiled, compiled from the jar's texts, and as a {@code KieBase}. */
  private static Map<String, RuleBook> books(String game) {
    return Map.of(
        "folder", ShippedBooks.ofSources(game),
        "precompiled", ShippedBooks.of(game),
        "compiled", RuleBook.load(game, new RuleProbe() {}),
        "KieBase", RuleBook.fromKieBase(game, game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theHashIsThatOfTheTextsHoweverTheRulesWereLoaded(String game) {
    String hash = ShippedBooks.ofSources(game).hash();

    assertThat(books(game)).allSatisfy((how, book) -> assertThat(book.hash()).isEqualTo(hash));
  }

  @ParameterizedTest
  @MethodSource("games")
  void precompiledRulesAreThoseThatWouldBeCompiledInTheSameOrder(String game) {
    RuleBook compiled = RuleBook.load(game, new RuleProbe() {});

    assertThat(places(ShippedBooks.of(game).kieBase())).isEqualTo(places(compiled.kieBase()));
    assertThat(List.copyOf(ShippedBooks.of(game).effects()))
        .isEqualTo(List.copyOf(compiled.effects()));
  }

  @Test
  void aMatchThatWasSavedWithOneGoesOnAlikeWithAllOthers() {
    Map<String, RuleBook> books = books("math-battle");
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
                                pack.getName() + "/" + rule.getName(),
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
    try (Match match = book.restore(saved, false)) {
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
