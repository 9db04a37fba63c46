package dev.runesheet.game.queensblood.authoring.scenario;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Place;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.OtherForm;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.ShortForm;
import dev.runesheet.spi.World;
import dev.runesheet.word.WordList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The words of {@code given}. */
record QueensGiven(
    @Doc("By lane and column, the tiles that differ from the usual start.") Map<Place, Tile> tiles,
    @Doc("The cards in the hand; none if left out.") @Label(value = "Hand of {key}", usual = true)
        Map<@Ref(WordList.PLAYER) String, List<@Ref(WordList.CARD) String>> hands,
    @Doc(
            "The cards from the top; the first "
                + Hands.FIRST
                + " are the hand, unless it is given too. A side without one has "
                + QueensGiven.DUMMIES_IN_DECK
                + " cards "
                + QueensGiven.DUMMY
                + " to draw, or of the game's first card if it has no such card.")
        @Label("Deck of {key}")
        Map<@Ref(WordList.PLAYER) String, List<@Ref(WordList.CARD) String>> decks,
    @Doc("The side to move.")
        @Label("To move")
        @Default("\"" + Side.LEFTS + "\"")
        @Ref(WordList.PLAYER)
        String turn)
    implements Checked {

  /** The kind of words for what a tile shows. */
  static final String LOOK = "look of a tile";

  /** The looks of tiles: the owner and the rank. */
  static final List<String> LOOKS =
      IntStream.concat(
              IntStream.rangeClosed(0, CardStats.HIGHEST_RANK),
              IntStream.rangeClosed(1, CardStats.HIGHEST_RANK).map(rank -> -rank))
          .mapToObj(Tile::shownBy)
          .toList();

  /** The card of decks of which nothing is said. */
  static final String DUMMY = "007";

  private static final int DUMMIES_IN_DECK = 10;

  /** A tile, and the card on it. */
  @ShortForm("t")
  @OtherForm(TileList.Given.class)
  record Tile(
      @Doc("The tile's owner and pawns. Further tiles go into the rows below.")
          @Named("t")
          @Label(value = "Shows", usual = true)
          @Ref(QueensGiven.LOOK)
          String shown,
      @Doc("The card on it, of the tile's owner.") @Label(usual = true)
          Optional<@Ref(WordList.CARD) String> card,
      @Doc("The card's side, which is the tile's owner.")
          Optional<@Ref(WordList.PLAYER) String> side,
      @Doc("The card's power, which follows from all else.") Optional<Integer> power,
      @Doc("The card's power delta.") @Named("pd") @Default("0") int powerDelta,
      @Doc("The card's scale delta.") @Named("sd") @Default("0") int scaleDelta,
      @Doc("The tile's signed influence, positive for Y; left out, what the rank shows.")
          @Named("raw")
          Optional<Integer> influence)
      implements Checked {

    @Override
    public void check(JsonValue written) {
      if (card.isPresent()) {
        if (Side.of(owner()) == Side.NOBODY) {
          written.error(Code.POSITION, "a card on a tile of nobody", "a tile of Y or E");
        } else if (!side.orElse(owner()).equals(owner())) {
          String found = "a card of " + side.get() + " on a tile of " + owner();
          written.error(Code.POSITION, found, "a card of " + owner());
        }
        return;
      }
      if (powerDelta != 0 || scaleDelta != 0 || power.isPresent() || side.isPresent()) {
        written.error(Code.POSITION, "what a card has on an empty tile", "the field 'card'");
      }
      if (!shown.equals(shownBy(raw()))) {
        written.error(Code.POSITION, "influence " + raw() + " on " + shown, shownBy(raw()));
      }
    }

    String owner() {
      return shown.substring(0, 1);
    }

    int rank() {
      return shown.charAt(1) - '0';
    }

    int raw() {
      return influence.orElse(Side.of(owner()) == Side.RIGHT ? -rank() : rank());
    }

    /** The look of an empty tile of an influence. */
    private static String shownBy(int raw) {
      return Side.letter(Side.leading(raw))
          + (int) Math.min(CardStats.HIGHEST_RANK, Math.abs((long) raw));
    }
  }

  @Override
  public void check(JsonValue written) {
    String expected = "at least a hand of " + Hands.FIRST;
    decks.keySet().stream()
        .filter(side -> !hands.containsKey(side))
        .flatMap(side -> written.at("/decks/" + side).stream())
        .filter(deck -> deck.node().size() < Hands.FIRST)
        .forEach(deck -> deck.error(Code.POSITION, deck.node().size() + " cards", expected));
  }

  /**
   * Checks that cards have the powers that are said, if any.
   *
   * @throws IllegalArgumentException if one has another
   */
  void checkPowers(World world) {
    tiles.forEach((place, tile) -> tile.power().ifPresent(said -> check(world, place, said)));
  }

  private static void check(World world, Place place, int said) {
    int power = (int) Board.card(world, place.tile()).power();
    if (power != said) {
      throw new IllegalArgumentException(
          "the card on " + place.word() + " has power " + power + ", not " + said);
    }
  }

  /** The set-up of a match in this position; sides without a deck draw copies of a card. */
  QueensSetup setup(String variant, String dummy) {
    List<QueensSetup.Tile> position =
        tiles.entrySet().stream().map(entry -> tile(entry.getKey(), entry.getValue())).toList();
    return new QueensSetup(
        variant,
        turn,
        Side.each(side -> deck(side, dummy)),
        false,
        false,
        new QueensSetup.Position(position, Side.each(this::hand)));
  }

  private static QueensSetup.Tile tile(Place place, Tile tile) {
    return new QueensSetup.Tile(
        place.tile(),
        tile.owner(),
        tile.raw(),
        tile.card().orElse(""),
        tile.powerDelta(),
        tile.scaleDelta());
  }

  private List<String> hand(String side) {
    List<String> deck = decks.getOrDefault(side, List.of());
    return hands.getOrDefault(side, deck.subList(0, Math.min(Hands.FIRST, deck.size())));
  }

  private List<String> deck(String side, String dummy) {
    List<String> deck = decks.getOrDefault(side, Collections.nCopies(DUMMIES_IN_DECK, dummy));
    boolean dealt = decks.containsKey(side) && !hands.containsKey(side);
    return dealt ? deck.subList(Math.min(Hands.FIRST, deck.size()), deck.size()) : deck;
  }
}
