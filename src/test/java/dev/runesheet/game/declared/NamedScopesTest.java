package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A scope that is asked for by its name is the one of that name among all. */
class NamedScopesTest {

  private static final String GAME =
      """
      players: 2
      kinds: {player: {}, ship: {power: 1}}
      zones:
        deck: {}
        owns: {}
        market: {common: true}
        sea: {in play: true}
      deck zone: deck
      scopes:
        fleet: {kinds: [ship], zone: sea, whose: own}
      roles: {admiral: fleet, sailor: market}
      phases:
        - {phase: main, actions: [end]}
      actions:
        end: {ends: true}
      """;

  @ParameterizedTest
  @ValueSource(strings = {"ember-vale", "tcg-pocket"})
  void eachScopeOfAShippedGameIsFound(String game) {
    allAreFound(ShippedBooks.of(game));
  }

  @Test
  void namesThatLookLikeThoseOfOtherZonesAreFound() {
    String cards = "cards: {scout: {name: Scout, kind: ship}}\n";
    RuleBook book = new WrittenGame(GAME, cards, "decks: {all: {scout: 4}}\n").book();
    allAreFound(book);
    DeclaredCatalog catalog = book.catalog(DeclaredCatalog.class);
    assertThat(DeclaredScopes.named(catalog, "own market")).isNull();
    assertThat(DeclaredScopes.named(catalog, "enemy fleet")).isNull();
  }

  private static void allAreFound(RuleBook book) {
    DeclaredCatalog catalog = book.catalog(DeclaredCatalog.class);
    Map<String, Scope> all = DeclaredScopes.all(catalog);
    assertThat(all).hasSizeGreaterThan(10);
    all.forEach((name, scope) -> assertThat(DeclaredScopes.named(catalog, name)).isEqualTo(scope));
  }
}
