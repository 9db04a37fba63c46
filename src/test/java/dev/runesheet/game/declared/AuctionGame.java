package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;

/** A game of auctions, right as it is, into which tests write one thing more. */
record AuctionGame(String rules, String effects) {

  private static final String GAME =
      """
      kinds:
        player: {coins: 5, fake: 0}
        treasure: {value: 1}
        slip: {}
        bid: {}
      words: {sort: [vase, lute, curse]}
      zones:
        pile: {seen by: nobody}
        hand: {seen by: owner}
        cabinet: {in play: true}
        desk: {in play: true}
        discard: {}
      deck zone: pile
      events: [auction won]
      scopes:
        own slips: {kinds: [slip], zone: hand, whose: own}
        own lutes: {kinds: [treasure], zone: cabinet, whose: own, words: {sort: lute}}
        top lot: {zone: pile, first: 1}
      phases: [{phase: main, event: turn starts, actions: [show, file, bid, pass]}]
      actions:
        show:
          with: own hand
          if: kind of self is treasure
          then:
            - {do: enter, target: self, zone: cabinet}
            - {do: raise, target: owner, event: auction won}
        file:
          with: own slips
          then: [{do: enter, target: self, zone: desk}]
        bid:
          with: own hand
          if: kind of self is bid
          then: [{do: move, target: self, zone: discard}]
        pass: {ends: true}
      player rules:
        - {when: turn starts, then: [{do: draw, target: self, amount: 1, from: pile, to: hand}]}
        - {when: turn starts, then: [{for each: own lutes, then: [{do: add-stat, target: self, stat: coins, delta: value of target}]}]}
        - {when: turn starts, then: [{for each: top lot, then: [{do: set-stat, target: self, stat: coins, value: 5}]}]}
        - {when: auction won, then: [{do: add-stat, target: self, stat: coins, delta: -1}]}
      """;

  private static final String CARDS =
      """
      cards:
        vase: {name: Vase, kind: treasure, sort: vase, value: 3}
        lute: {name: Lute, kind: treasure, sort: lute, value: 4}
        curse: {name: Curse, kind: slip, sort: curse}
        raise: {name: Raise, kind: bid}
        clerk:
          name: Clerk
          kind: treasure
          sort: vase
          effects: [%s]
      """;

  private static final String DECKS =
      "decks: {all: {vase: 4, lute: 4, curse: 2, raise: 2, clerk: 1}}\n";

  /** A rule of the players besides those that there are, or several. */
  static AuctionGame rule(String... lines) {
    StringBuilder rules = new StringBuilder();
    for (String line : lines) {
      rules.append("  - ").append(line).append('\n');
    }
    return new AuctionGame(rules.toString(), "");
  }

  /** An effect of a treasure. */
  static AuctionGame effect(String effect) {
    return new AuctionGame("", effect);
  }

  /**
   * The findings if parts of the game are written otherwise.
   *
   * @param edits a part and what is written for it, as often as needed
   */
  List<Diagnostic> findings(String... edits) {
    return written(edits).findingsTogether();
  }

  /** The game with parts written otherwise. */
  WrittenGame written(String... edits) {
    String game = GAME + rules;
    for (int i = 0; i < edits.length; i += 2) {
      assertThat(game).contains(edits[i]);
      game = game.replace(edits[i], edits[i + 1]);
    }
    return new WrittenGame(game, CARDS.formatted(effects), DECKS);
  }
}
