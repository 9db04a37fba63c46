package dev.runesheet.game.valeria.card;

import dev.runesheet.game.valeria.word.Programs;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The printed data of a card. Its effects are in the rules.
 *
 * @param code the letter of its table and its number, for example {@code c5}
 * @param kind its table
 * @param name its name as people call it
 * @param expansion the expansion it comes with
 * @param dealt whether it may be dealt; a few are banned
 * @param cost gold to hire or build it; strength and magic to slay it
 * @param pips its roles; for a domain the required ones
 * @param roll the rolls at which it pays or acts
 * @param onTurn the payout in its owner's turn
 * @param offTurn the payout in turns of others
 * @param reward the reward for slaying or building it
 * @param monster its data as a monster; {@link Monster#NONE} for all others
 * @param scores its score at the end, for dukes and nobles
 * @param consolation the condition of payment for a starter without numbers
 * @param action whether using it is one of the two actions, as for relics
 * @param columns the columns of effects that are filled, for example {@code on-turn}
 * @param early those of them that do not wait for what else is under way
 * @param late those of them that wait for the action phase
 * @param asking those of them that ask somebody something
 * @param brings the reserve that it brings into the game: of events; empty for most
 * @param flags the flags that it gives: a domain to its owner, an event to all players
 * @param text what it does, in sentences
 */
public record CardType(
    String code,
    CardKind kind,
    String name,
    String expansion,
    boolean dealt,
    Amounts cost,
    Pips pips,
    Dice roll,
    Amounts onTurn,
    Amounts offTurn,
    Amounts reward,
    Monster monster,
    Scores scores,
    Consolation consolation,
    boolean action,
    List<String> columns,
    List<String> early,
    List<String> late,
    List<String> asking,
    String brings,
    List<String> flags,
    String text) {

  /** The plain card of the exhausted deck. */
  public static final CardType TOKEN = plain("x", CardKind.TOKEN, "Exhausted");

  /** Copies the lists. */
  public CardType {
    columns = List.copyOf(columns);
    early = List.copyOf(early);
    late = List.copyOf(late);
    asking = List.copyOf(asking);
    flags = List.copyOf(flags);
  }

  /** A card with only its name printed. */
  public static CardType plain(String code, CardKind kind, String name) {
    return new CardType(
        code,
        kind,
        name,
        "",
        true,
        Amounts.NONE,
        Pips.NONE,
        Dice.NONE,
        Amounts.NONE,
        Amounts.NONE,
        Amounts.NONE,
        Monster.NONE,
        Scores.NONE,
        Consolation.NONE,
        false,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        "",
        List.of(),
        "");
  }

  /** True if it can be slain: it is a monster, or an event that is one. */
  public boolean canBeSlain() {
    return kind == CardKind.MONSTER || kind == CardKind.EVENT && !monster.type().isEmpty();
  }

  /** True if the effect of a column comes before all others in a harvest. */
  public boolean early(String column) {
    return early.contains(column);
  }

  /** True if the effect of a column waits for the action phase. */
  public boolean late(String column) {
    return late.contains(column);
  }

  /** True if the effect of a column asks a player. */
  public boolean asks(String column) {
    return asking.contains(column);
  }

  /** True if a column of effects is filled. */
  public boolean has(String column) {
    return columns.contains(column);
  }

  /** True if it has a continuous effect. */
  public boolean lasts() {
    return has(Programs.PASSIVE) || !flags.isEmpty();
  }

  /** The id of the effect of a column. */
  public String effect(String column) {
    return code + "/" + column;
  }

  /**
   * The numbers a card answers to.
   *
   * @param first matches a die or the sum; -1 for none
   * @param second matches the sum; -1 for none
   */
  public record Dice(int first, int second) {
    /** Answers to no number. */
    public static final Dice NONE = new Dice(-1, -1);

    /** True if it answers to a number that dice can show. */
    public boolean hasNumber() {
      return first > 0 || second > 0;
    }
  }

  /**
   * The data of a card as a monster.
   *
   * @param area its area; empty for events
   * @param type Minion, Titan, Warden, Boss or Beast; empty if it is none
   * @param order its place in its stack, 1 on top
   * @param extra whether it is used with five players only
   */
  public record Monster(
      @Doc("Where it lives.") @Ref("shared name") String area,
      @Doc("What sort of monster it is.") @Ref("monster type") String type,
      @Doc("Its place in its stack, 1 on top.") @Range(min = 1, max = 99) int order,
      @Label("Five players") @Doc("x: only five players meet it.") @Default("false")
          boolean extra) {
    /** The data of cards that are no monsters. */
    public static final Monster NONE = new Monster("", "", 0, false);
  }

  /**
   * The score of a duke or noble: the number printed for each thing that counts.
   *
   * @param numbers points per thing, or the amount of a resource per point
   */
  public record Scores(Map<String, Integer> numbers) {
    /** Scores nothing. */
    public static final Scores NONE = new Scores(Map.of());

    /** Copies the numbers, in the order of their names. */
    public Scores {
      numbers = Collections.unmodifiableMap(new TreeMap<>(numbers));
    }

    /** The number of points for a thing; 0 if it does not count. */
    public int of(String what) {
      return numbers.getOrDefault(what, 0);
    }
  }

  /**
   * The condition of payment for a starter without numbers.
   *
   * @param doubles on doubles
   * @param noPayout when no other card of its owner paid
   * @param twice both may happen in one harvest
   */
  public record Consolation(boolean doubles, boolean noPayout, boolean twice) {
    /** Never. */
    public static final Consolation NONE = new Consolation(false, false, false);
  }
}
