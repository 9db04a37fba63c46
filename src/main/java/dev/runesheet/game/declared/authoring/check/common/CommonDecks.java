package dev.runesheet.game.declared.authoring.check.common;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.ZoneLine;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The check for common zones that begin with the deck of another. Two piles may begin alike; but if
 * a deck is left that no zone begins with, and players' other decks have no card of its kinds, the
 * zone was meant to begin with that one.
 */
public final class CommonDecks {

  private final Map<String, Set<String>> kinds = new HashMap<>();

  /** The kinds of cards in each deck of players. */
  private CommonDecks(Declaration game, Declaration.Cards cards, Declaration.Decks decks) {
    Set<String> common = CommonZones.decks(game);
    decks
        .decks()
        .forEach(
            (deck, numbers) -> {
              if (!common.contains(deck)) {
                kinds.put(deck, kinds(numbers.keySet(), cards));
              }
            });
  }

  private static Set<String> kinds(Set<String> ids, Declaration.Cards cards) {
    Set<String> kinds = new TreeSet<>();
    ids.stream()
        .filter(cards.cards()::containsKey)
        .forEach(id -> kinds.add(cards.cards().get(id).kind()));
    return kinds;
  }

  /** Reports each zone that begins with the deck of one before it while another deck is left. */
  public static void check(
      Declaration game, Declaration.Cards cards, Declaration.Decks decks, Diagnostics findings) {
    if (CommonZones.deckIsUnread(game, findings)) {
      return; // It may be the one that is left.
    }
    CommonDecks check = new CommonDecks(game, cards, decks);
    List<String> left = check.left();
    Map<String, String> begun = new HashMap<>();
    game.zones()
        .forEach(
            (name, zone) ->
                zone.beginsWith()
                    .map(deck -> begun.putIfAbsent(deck, name))
                    .filter(other -> !left.isEmpty())
                    .ifPresent(other -> check.told(zone, other, left, findings)));
  }

  /** The decks of players without a kind of the others; none if all are so, as of two peoples. */
  private List<String> left() {
    List<String> left = kinds.keySet().stream().filter(this::isApart).sorted().toList();
    return left.size() == kinds.size() ? List.of() : left;
  }

  private boolean isApart(String deck) {
    return !kinds.get(deck).isEmpty()
        && kinds.entrySet().stream()
            .filter(other -> !other.getKey().equals(deck))
            .allMatch(other -> Collections.disjoint(other.getValue(), kinds.get(deck)));
  }

  private void told(ZoneLine zone, String other, List<String> left, Diagnostics findings) {
    String its = left.size() == 1 ? "its" : "their";
    Set<String> lacking = new TreeSet<>();
    left.forEach(deck -> lacking.addAll(kinds.get(deck)));
    findings.error(
        Code.UNUSED,
        zone.place().field("begins with"),
        Words.quote(zone.beginsWith().orElseThrow())
            + ", with which "
            + Words.quote(other)
            + " begins, too",
        Words.oneOf(left.stream().map(Words::quote).toList())
            + ", with which no zone begins while no other deck of players has "
            + its
            + " kinds ("
            + String.join(", ", lacking)
            + ")");
  }
}
