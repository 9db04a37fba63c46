package dev.runesheet.game.declared.common;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import java.util.List;

/** A game whose only deck is common, with a market of three and a common discard pile. */
final class Caravan {

  static final String GAME =
      """
      kinds:
        player: {coins: 5, sold: 0}
        good: {price: 1, bonus: 0}
      zones:
        pile: {common: true, seen by: nobody, begins with: caravan}
        market: {common: true}
        discard: {common: true, any order: true}
        hand: {seen by: owner}
        store: {in play: true}
      scopes:
        top pile: {zone: pile, first: 1}
        dear goods: {zone: market, kinds: [good], words: {rarity: rare}}
      words:
        rarity: [rare, usual]
      phases:
        - phase: main
          event: turn begins
          actions: [buy, draw, barter, keep, sell, fire, recycle, restock, dig, end]
      actions:
        buy:
          with: market
          if: coins of owner >= price of self
          because: too dear
          then:
            - {do: add-stat, target: owner, stat: coins, delta: 0 - price of self}
            - {do: take, player: owner, target: self, zone: hand}
        draw:
          if: count of pile > 0
          then:
            - {do: draw, target: self, amount: 1, from: pile, to: hand}
        barter:
          with: own hand
          on: market
          if: price of target <= price of self
          then:
            - {do: swap, target: self, other: target}
        keep:
          with: own hand
          then:
            - {do: enter, target: self, zone: store}
        sell:
          with: own hand
          then:
            - {do: move, target: self, zone: discard}
            - {do: add-stat, target: owner, stat: coins, delta: count of own hand + price of self}
        fire:
          with: own store
          then:
            - {do: leave, target: self, zone: discard}
        recycle:
          if: count of pile = 0 and count of discard > 0
          then:
            - for each: discard
              then:
                - {do: move, target: target, zone: pile}
            - {do: shuffle, target: self, zone: pile}
        restock:
          then:
            - for each: market
              where: price of target > 3
              then:
                - {do: move, target: target, zone: discard}
            - {do: create, target: self, card: salt, amount: 1, zone: market}
        dig:
          then:
            - for each: top pile
              then:
                - {do: take, player: owner, target: target, zone: hand}
        end: {ends: true}
      rules:
        - name: three goods lie in the market
          when: turn begins
          whose: any
          then:
            - {do: draw, target: self, amount: "max(0, 3 - count of market)", from: pile, to: market}
      worth: coins of self + count of own hand + count of dear goods
      """;

  static final String CARDS =
      """
      cards:
        salt: {name: Salt, kind: good, rarity: usual}
        cloth: {name: Cloth, kind: good, price: 2, rarity: usual}
        spice: {name: Spice, kind: good, price: 3, rarity: rare}
        silk:
          name: Silk
          kind: good
          price: 4
          rarity: rare
          effects:
            - when: leaves play
              then:
                - {do: add-stat, target: owner, stat: sold, delta: 1}
      """;

  static final String DECKS =
      """
      decks:
        caravan: {salt: 4, cloth: 4, spice: 3, silk: 2}
      """;

  private Caravan() {}

  static WrittenGame written() {
    return new WrittenGame(GAME, CARDS, DECKS);
  }

  static RuleBook book() {
    return written().book();
  }

  static Match match(RuleBook book, long seed) {
    DeclaredSetup setup = new DeclaredSetup(List.of("none", "none"), 0, null);
    return book.newMatch(setup.toJson(), seed);
  }

  /** The cards in a zone of a player, or of nobody. */
  static List<Entity> in(Match match, int player, String zone) {
    return match.world().in(zone, player);
  }

  static List<String> ids(List<Entity> cards) {
    return cards.stream().map(Entity::getDefinition).toList();
  }

  /** Chooses the option of these words. */
  static void choose(Match match, String words) {
    Option option =
        match.pendingDecisions().get(0).options().stream()
            .filter(one -> one.isCalled(words) || one.unnumbered().equals(words))
            .findFirst()
            .orElseThrow(() -> new AssertionError(words + " is none of " + options(match)));
    match.choose(match.pendingDecisions().get(0), option);
  }

  static List<String> options(Match match) {
    return match.pendingDecisions().get(0).options().stream().map(Option::unnumbered).toList();
  }

  /** All cards of the match with their places, and whose they are. */
  static String table(Match match) {
    StringBuilder table = new StringBuilder();
    for (Entity one : match.world().entities()) {
      table
          .append(one)
          .append(' ')
          .append(one.getZone())
          .append(' ')
          .append(one.getPosition())
          .append(' ')
          .append(one.getController())
          .append('\n');
    }
    return table.toString();
  }

  static double number(Match match, int player, String stat) {
    return match.world().entity(player).stat(stat);
  }
}
