package dev.runesheet.game.valeria;

import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.StatSchema;
import java.util.List;
import java.util.stream.Stream;

/**
 * One copy of a card. Cards are not in the rules' working memory: their effects on players are
 * granted to players, and effects reach cards by scopes.
 */
public final class Card extends Entity {

  /** The kind of these entities. */
  public static final String KIND = "card";

  /** 1 while it is face-down: an owned card out of force, or a domain not yet revealed. */
  public static final String FLIPPED = "flipped";

  /** 1 in the turn in which its owner got it: its repeatable effects begin in the next turn. */
  public static final String FRESH = "fresh";

  /** The turn in which its owner got it; -1 while nobody owns it. */
  public static final String ACQUIRED = "acquired";

  /** The number of a card: how much gold it costs. */
  public static final String GOLD_COST = "gold cost";

  /** The number of a card: how much strength it costs. */
  public static final String STRENGTH_COST = "strength cost";

  /** The number of a card: how much magic it costs. */
  public static final String MAGIC_COST = "magic cost";

  /** Strength that was added to what slaying it costs. */
  public static final String EXTRA_STRENGTH = "extra strength";

  /** Magic that was added to what slaying it costs. */
  public static final String EXTRA_MAGIC = "extra magic";

  /** Gold that was added to what slaying it costs. */
  public static final String EXTRA_GOLD = "extra gold";

  /** Gold that lies on it. */
  public static final String GOLD_POOL = "gold pool";

  /** The number of the event that brought it from a reserve, and 1; 0 for all others. */
  public static final String BROUGHT_BY = "brought by";

  /** The surcharge of the slot of the harbour in which it lies. */
  public static final String SLOT_PRICE = "slot price";

  /** 1 for a tome that is laid out for the next payment. */
  public static final String LAID_OUT = "laid out";

  /** The turn it was last used in: of relics. */
  public static final String USED = "used";

  /** The number that its owner may set a die to; 0 for none. */
  public static final String DIE_TARGET = "die target";

  /** The number its owner may add to a die; 0 for none. */
  public static final String DIE_SHIFT = "die shift";

  /** The gold that setting a die costs. */
  public static final String DIE_COST = "die cost";

  /** Added to {@link #DIE_COST} for each face-up citizen of a role, by the role's name. */
  public static final String DIE_COST_PER = "die cost per ";

  /** Above 0 if its owner may roll one die again. */
  public static final String REROLLS_ONE = "rerolls one";

  /** Above 0 if its owner may roll both dice again. */
  public static final String REROLLS_BOTH = "rerolls both";

  /** The magic that rolling again costs. */
  public static final String REROLL_COST = "reroll cost";

  /** The numbers that continuous effects change. */
  public static final List<String> MODIFIED =
      List.of(
          DIE_TARGET,
          DIE_SHIFT,
          DIE_COST,
          DIE_COST_PER + Role.SHADOW.word(),
          DIE_COST_PER + Role.HOLY.word(),
          DIE_COST_PER + Role.SOLDIER.word(),
          DIE_COST_PER + Role.WORKER.word(),
          REROLLS_ONE,
          REROLLS_BOTH,
          REROLL_COST);

  private static final List<String> OWN =
      List.of(
          FLIPPED,
          FRESH,
          ACQUIRED,
          EXTRA_STRENGTH,
          EXTRA_MAGIC,
          EXTRA_GOLD,
          GOLD_POOL,
          USED,
          GOLD_COST,
          STRENGTH_COST,
          MAGIC_COST,
          Role.SHADOW.word(),
          Role.HOLY.word(),
          Role.SOLDIER.word(),
          Role.WORKER.word(),
          "vp",
          BROUGHT_BY,
          SLOT_PRICE,
          LAID_OUT);

  /** All its numbers. */
  public static final StatSchema STATS =
      new StatSchema(Stream.concat(OWN.stream(), MODIFIED.stream()).toList());

  private static final int FLIPPED_INDEX = 0;
  private static final int FRESH_INDEX = 1;
  private static final int PRINTED = 8;
  private static final String[] ASLEEP = {"asleep"};
  private static final String[] AWAKE = {};

  private final CardType type;

  Card(int id, CardType type, int controller, String zone, StatSchema schema) {
    super(id, KIND, type.code(), type.name(), controller, zone, schema);
    this.type = type;
    double[] printed = {
      type.cost().gold(),
      type.cost().strength(),
      type.cost().magic(),
      type.pips().shadow(),
      type.pips().holy(),
      type.pips().soldier(),
      type.pips().worker(),
      type.reward().victory()
    };
    for (int i = 0; i < printed.length; i++) {
      write(PRINTED + i, printed[i]);
    }
    write(STATS.index(ACQUIRED), -1);
    write(STATS.index(USED), -1);
  }

  private Card(Card other) {
    super(other);
    this.type = other.type;
  }

  @Override
  public Card copy() {
    return new Card(this);
  }

  /** The printed card. */
  public CardType type() {
    return type;
  }

  /** The area it lives in as a monster; empty for others. */
  public String getArea() {
    return type.monster().area();
  }

  /** The type of a monster; empty for others. */
  public String getMonsterType() {
    return type.monster().type();
  }

  /** Besides the usual ones: {@code area} and {@code type} of a monster; its table as kind. */
  @Override
  protected String word(String property) {
    return switch (property) {
      case "kind" -> type.kind().word();
      case "area" -> getArea();
      case "type" -> getMonsterType();
      default -> super.word(property);
    };
  }

  /** Its table. */
  public CardKind kind() {
    return type.kind();
  }

  /** True if it can be slain: it is a monster, or an event that is one. */
  public boolean isMonster() {
    return type.kind() == CardKind.MONSTER
        || type.kind() == CardKind.EVENT && !type.monster().type().isEmpty();
  }

  /** True if its effects are for all players, as those of events are. */
  public boolean isCommon() {
    return type.kind() == CardKind.EVENT;
  }

  /** True if it lies face-down. */
  public boolean isFlipped() {
    return base(FLIPPED_INDEX) > 0;
  }

  /** True if its repeatable effects are out of force: it is face-down, or new this turn. */
  public boolean isAsleep() {
    return base(FLIPPED_INDEX) > 0 || base(FRESH_INDEX) > 0;
  }

  @Override
  public String[] changedProperties(int stat, double before, double after) {
    return stat <= FRESH_INDEX ? ASLEEP : AWAKE;
  }

  /** True if it has a role. */
  public boolean isOf(Role role) {
    return type.pips().of(role) > 0;
  }

  /** The index of the stack it lies in, from 0. */
  public int stack() {
    return Zones.stack(getPosition());
  }

  /** Its place in the stack, from 0 at the bottom. */
  public int height() {
    return Zones.height(getPosition());
  }

  /** A number of its own by name, without modifiers. */
  public int number(String stat) {
    return (int) base(STATS.index(stat));
  }
}
