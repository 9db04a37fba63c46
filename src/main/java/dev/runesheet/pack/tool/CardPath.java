package dev.runesheet.pack.tool;

import dev.runesheet.spi.Happening;
import java.util.Set;
import java.util.function.Function;

/**
 * The path of a game's cards from the deck into play, for counting the fate of cards.
 *
 * @param decks the zones in which a card waits to be drawn
 * @param hands the zones in which a card waits to be played
 * @param playedBy the effects that start with a card as self when it is played from a hand; if
 *     empty, a card is played when it moves from a hand that is none of {@code asked} to a zone
 *     that is neither hand nor deck
 * @param asked the hands in which its player chooses a card to play by the answer to a question
 *     that no card asks: the card is played when it then comes to one of {@code tables}
 * @param tables the zones in which all players see a card, or in which it is in play
 * @param discarding the effects whose questions a player answers with a card that he gives up
 * @param name the name of a card among {@link GameTools#features}; null for an entity that is no
 *     card
 */
public record CardPath(
    Set<String> decks,
    Set<String> hands,
    Set<String> playedBy,
    Set<String> asked,
    Set<String> tables,
    Set<String> discarding,
    Function<Happening.Appeared, String> name) {

  /** Copies the sets. */
  public CardPath {
    decks = Set.copyOf(decks);
    hands = Set.copyOf(hands);
    playedBy = Set.copyOf(playedBy);
    asked = Set.copyOf(asked);
    tables = Set.copyOf(tables);
    discarding = Set.copyOf(discarding);
  }

  /** The path of a game that plays cards by actions or moves alone. */
  public CardPath(
      Set<String> decks,
      Set<String> hands,
      Set<String> playedBy,
      Function<Happening.Appeared, String> name) {
    this(decks, hands, playedBy, Set.of(), Set.of(), Set.of(), name);
  }
}
