package dev.runesheet.game.valeria.state;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.word.ValeriaScope;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The zones of cards. A place in one of the three grids is a stack and a height in it. */
public final class Zones {

  /** The five stacks of monsters. */
  public static final String MONSTERS = "monsters";

  /** The ten stacks of citizens. */
  public static final String CITIZENS = "citizens";

  /** The five stacks of domains. */
  public static final String DOMAINS = "domains";

  /** The cards of a player; the position grows with each card that any player gets. */
  public static final String TABLEAU = "tableau";

  /** Dukes and relics dealt to a player, and the duke that was kept. */
  public static final String HAND = "hand";

  /** The exhausted deck; the card of the largest position is drawn next. */
  public static final String EXHAUSTED = "exhausted";

  /** Banished cards. */
  public static final String BANISHED = "banished";

  /** The agents that can be engaged, by slot. */
  public static final String AGENTS = "agents";

  /** The deck of agents; the card of the largest position comes next. */
  public static final String AGENT_DECK = "agent deck";

  /** Goods and tomes of a player, in order of acquisition. */
  public static final String CARGO = "cargo";

  private static final Map<CardKind, String> SLOTS = slots();

  /** Out of the game. */
  public static final String GONE = "gone";

  /** The grids of the centre, in order. */
  public static final List<String> GRIDS = TableZone.grids();

  private static final int HEIGHTS = 100;

  private Zones() {}

  private static Map<CardKind, String> slots() {
    Map<CardKind, String> names = new EnumMap<>(CardKind.class);
    for (CardKind kind : CardKind.values()) {
      names.put(kind, (kind.word() + " slots").intern());
    }
    return names;
  }

  /** The zone of a reserve, whose cards come into the game only by an effect. */
  public static String reserve(String pool) {
    return ValeriaScope.reserve(pool);
  }

  /** The zone of the cards of a kind that can be had by sailing; a position is a slot. */
  public static String slots(CardKind kind) {
    return SLOTS.get(kind);
  }

  /** The stack of a place in a grid; negative in other zones. */
  public static int stack(String zone, int position) {
    return GRIDS.contains(zone) ? stack(position) : -1;
  }

  public static int stack(int position) {
    return position / HEIGHTS;
  }

  public static int height(int position) {
    return position % HEIGHTS;
  }

  public static int position(int stack, int height) {
    return stack * HEIGHTS + height;
  }
}
