package dev.runesheet.game.queensblood.effect;

import dev.runesheet.engine.Handlers;
import dev.runesheet.engine.World;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.game.queensblood.Board;
import dev.runesheet.game.queensblood.Card;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The scopes that effects name, seen from a card (decision 5): cards on affected tiles in the order
 * of the pattern, others lane by lane. Each stands here once: {@link #register} lets operations
 * choose from them, and the rules of continuous effects are generated from {@link Where} and {@link
 * Whose}.
 */
public final class Scopes {

  /** The card itself. */
  public static final String SELF = "self";

  /** Empty tiles of the own side with a rank above 0. */
  public static final String EMPTY_TILES = "own empty tiles";

  /** Every group of cards. */
  public static final List<String> CARDS =
      Arrays.stream(Where.values())
          .flatMap(where -> Arrays.stream(Whose.values()).map(whose -> name(whose, where)))
          .toList();

  private Scopes() {}

  /** The sides whose cards are in a scope. */
  public enum Whose {
    /** The region of a scope's cards. */
    ALLIES("allies", "controller == $controller, "),
    /** The other side's. */
    ENEMIES("enemies", "controller != $controller, "),
    /** Both sides'. */
    ALL("cards", "");

    private final String noun;
    private final String constraint;

    Whose(String noun, String constraint) {
      this.noun = noun;
      this.constraint = constraint;
    }

    boolean includes(Card card, Card from) {
      boolean ally = card.getController() == from.getController();
      return this == ALL || (this == ALLIES) == ally;
    }

    /** The cards as a noun. */
    public String noun() {
      return noun;
    }

    /** The constraint of rules on a card, with a comma after it. */
    public String constraint() {
      return constraint;
    }
  }

  /** The region of a scope's cards. */
  public enum Where {
    /** On the tiles that the holder's pattern affects. */
    ON_AFFECTED_TILES("$source : Card( id == $holder )", "$source.affects( position )"),
    /** In the holder's lane. */
    IN_LANE("Card( id == $holder, $lane : lane )", "lane == $lane"),
    /** Anywhere on the board; the engine has rules for these. */
    ON_BOARD("", "");

    private final String holder;
    private final String constraint;

    Where(String holder, String constraint) {
      this.holder = holder;
      this.constraint = constraint;
    }

    int[] tiles(Card from) {
      return switch (this) {
        case ON_AFFECTED_TILES ->
            from.type().pattern().affected(from.getController(), from.getPosition());
        case IN_LANE ->
            IntStream.range(0, Board.COLUMNS)
                .map(column -> Board.tile(from.getLane(), column))
                .toArray();
        case ON_BOARD -> IntStream.range(0, Board.TILES).toArray();
      };
    }

    /** The pattern of rules on the holder of the effect; empty for the engine's own scopes. */
    public String holder() {
      return holder;
    }

    /** The constraint of rules on a card. */
    public String constraint() {
      return constraint;
    }
  }

  /** The state of cards that an effect counts. */
  public enum Counted {
    /** Discrete changes raised the power. */
    ENHANCED,
    /** Discrete changes lowered the power. */
    ENFEEBLED,
    /** Either. */
    CHANGED;

    /** The property of a card that rules look at. */
    public String property() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The words that effects use: {@code other enhanced allies}. */
    public String words(Whose whose) {
      return "other " + property() + " " + whose.noun();
    }
  }

  /** The words that effects use for cards of a side at a place: {@code allies in lane}. */
  public static String name(Whose whose, Where where) {
    String place = where == Where.ON_BOARD ? "" : "_" + where.name();
    return (whose.name() + place).toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  public static void register(Handlers on) {
    on.scope(SELF, (match, from) -> ((Card) from).isOnBoard() ? List.of(from) : List.of());
    on.scope(EMPTY_TILES, (match, from) -> emptyTiles(match.world(), from.getController()));
    for (Where where : Where.values()) {
      for (Whose whose : Whose.values()) {
        on.scope(
            name(whose, where), (match, from) -> cards(match.world(), whose, where, (Card) from));
      }
    }
  }

  private static List<Entity> cards(World world, Whose whose, Where where, Card from) {
    List<Entity> cards = new ArrayList<>();
    for (int tile : where.tiles(from)) {
      Card card = Board.card(world, tile);
      if (card != null && whose.includes(card, from)) {
        cards.add(card);
      }
    }
    return cards;
  }

  private static List<Entity> emptyTiles(World world, int side) {
    return IntStream.range(0, Board.TILES)
        .filter(tile -> Board.empty(world, tile) && Board.owner(world, tile) == side)
        .mapToObj(world::entity)
        .toList();
  }
}
