package dev.runesheet.game.valeria.state;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.word.CardProperty;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.FlagNumber;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.word.Property;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * One copy of a card. Cards are not in the rules' working memory: their effects on players are
 * granted to players, and effects reach cards by scopes.
 */
public final class Card extends Entity {

  private static final Map<String, Function<CardType, String>> WORDS =
      Map.of(
          Property.KIND, type -> type.kind().word(),
          CardProperty.AREA, type -> type.monster().area(),
          CardProperty.TYPE, type -> type.monster().type());

  /** The kind of these entities. */
  public static final String KIND = "card";

  private static final List<String> OWN =
      List.of(
          CardStats.FLIPPED,
          CardStats.FRESH,
          CardStats.ACQUIRED,
          CardStats.EXTRA_STRENGTH,
          CardStats.EXTRA_MAGIC,
          CardStats.EXTRA_GOLD,
          CardStats.GOLD_POOL,
          CardStats.USED,
          CardStats.GOLD_COST,
          CardStats.STRENGTH_COST,
          CardStats.MAGIC_COST,
          Role.SHADOW.word(),
          Role.HOLY.word(),
          Role.SOLDIER.word(),
          Role.WORKER.word(),
          "vp",
          CardStats.BROUGHT_BY,
          CardStats.SLOT_PRICE,
          CardStats.LAID_OUT);

  /** All its numbers. */
  public static final StatSchema STATS =
      new StatSchema(
          Stream.concat(OWN.stream(), CardStats.OF_FLAGS.stream().map(FlagNumber::stat)).toList());

  private static final int FLIPPED_INDEX = 0;
  private static final int FRESH_INDEX = 1;
  private static final int PRINTED = 8;
  private static final String[] ASLEEP = {"asleep"};
  private static final String[] AWAKE = {};

  private final CardType type;

  public Card(int id, CardType type, int controller, String zone, StatSchema schema) {
    super(id, KIND, type.code(), type.name(), controller, zone, schema);
    this.type = type;
    int[] printed = printed(type);
    for (int i = 0; i < printed.length; i++) {
      write(PRINTED + i, printed[i]);
    }
    write(STATS.index(CardStats.ACQUIRED), -1);
    write(STATS.index(CardStats.USED), -1);
  }

  private static int[] printed(CardType type) {
    return new int[] {
      type.cost().gold(),
      type.cost().strength(),
      type.cost().magic(),
      type.pips().shadow(),
      type.pips().holy(),
      type.pips().soldier(),
      type.pips().worker(),
      type.reward().victory()
    };
  }

  /** The numbers that are printed on a card, by stat. */
  public static Map<String, Integer> numbers(CardType type) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    for (int printed : printed(type)) {
      numbers.put(OWN.get(PRINTED + numbers.size()), printed);
    }
    return numbers;
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

  /** Besides the usual ones those of monsters; its table as kind. */
  @Override
  protected String word(String property) {
    Function<CardType, String> own = WORDS.get(property);
    return own == null ? super.word(property) : own.apply(type);
  }

  /** Its table. */
  public CardKind kind() {
    return type.kind();
  }

  /** True if it can be slain: it is a monster, or an event that is one. */
  public boolean isMonster() {
    return type.canBeSlain();
  }

  /** True if it only marks a stack of the centre as used up. */
  public boolean isMark() {
    return type.kind() == CardKind.TOKEN || isCommon() && !isMonster();
  }

  /** True if its effects are for all players, as those of events are. */
  public boolean isCommon() {
    return type.kind() == CardKind.EVENT;
  }

  /** True if it lies face-down. */
  public boolean isFlipped() {
    return base(FLIPPED_INDEX) > 0;
  }

  /** True if it is new this turn. */
  public boolean isFresh() {
    return base(FRESH_INDEX) > 0;
  }

  /** True if its repeatable effects are out of force: it is face-down, or new this turn. */
  public boolean isAsleep() {
    return isFlipped() || isFresh();
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
