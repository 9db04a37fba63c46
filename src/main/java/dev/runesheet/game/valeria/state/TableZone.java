package dev.runesheet.game.valeria.state;

import dev.runesheet.game.valeria.card.CardKind;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The zones of every match: who sees the cards there, which cards can lie there, and how. Reserves
 * and the slots of the harbour, which follow from kinds of cards, are not among them.
 */
public enum TableZone {
  /** The stacks of monsters. */
  MONSTERS(Zones.MONSTERS, Owner.NOBODY, SeenBy.ALL, inStacks(), CardIndex.MONSTER_STACKS),
  /** The stacks of citizens. */
  CITIZENS(Zones.CITIZENS, Owner.NOBODY, SeenBy.ALL, inStacks(), CardIndex.CITIZEN_STACKS),
  /** The stacks of domains; those below the top lie face-down. */
  DOMAINS(
      Zones.DOMAINS,
      Owner.NOBODY,
      SeenBy.ALL_IF_FACE_UP,
      with(inStacks(), CardKind.DOMAIN),
      CardIndex.DOMAIN_STACKS),
  /** The cards of a player. */
  TABLEAU(Zones.TABLEAU, Owner.PLAYER, SeenBy.ALL, EnumSet.allOf(CardKind.class), 0),
  /** Cards dealt to a player in secret. */
  HAND(Zones.HAND, Owner.PLAYER, SeenBy.OWNER, EnumSet.of(CardKind.DUKE, CardKind.RELIC), 0),
  /** Goods and tomes of a player. */
  CARGO(Zones.CARGO, Owner.PLAYER, SeenBy.ALL, CardKind.CARGO, 0),
  /** The exhausted deck. */
  EXHAUSTED(Zones.EXHAUSTED, Owner.NOBODY, SeenBy.NOBODY, inStacks(), 0),
  /** Banished cards. */
  BANISHED(Zones.BANISHED, Owner.NOBODY, SeenBy.ALL, EnumSet.allOf(CardKind.class), 0),
  /** The agents that can be engaged. */
  AGENTS(Zones.AGENTS, Owner.NOBODY, SeenBy.ALL, EnumSet.of(CardKind.AGENT), 0),
  /** The deck of agents. */
  AGENT_DECK(Zones.AGENT_DECK, Owner.NOBODY, SeenBy.NOBODY, EnumSet.of(CardKind.AGENT), 0),
  /** Out of the game: what its player did not keep. */
  GONE(Zones.GONE, Owner.NOBODY, SeenBy.OWNER, EnumSet.allOf(CardKind.class), 0);

  private static final Map<String, TableZone> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(TableZone::word, Function.identity()));

  private final String word;
  private final Owner owner;
  private final SeenBy seenBy;
  private final Set<CardKind> kinds;
  private final int stacks;

  TableZone(String word, Owner owner, SeenBy seenBy, Set<CardKind> kinds, int stacks) {
    this.word = word;
    this.owner = owner;
    this.seenBy = seenBy;
    this.kinds = Collections.unmodifiableSet(kinds);
    this.stacks = stacks;
  }

  /** The owners of a zone. */
  private enum Owner {
    NOBODY,
    PLAYER
  }

  /** The players who see the cards of a zone before the end of the match. */
  private enum SeenBy {
    ALL,
    ALL_IF_FACE_UP,
    OWNER,
    NOBODY
  }

  /** The kinds that can lie on any stack of the centre: an exhausted one has an event or token. */
  private static Set<CardKind> inStacks() {
    return EnumSet.of(CardKind.MONSTER, CardKind.CITIZEN, CardKind.EVENT, CardKind.TOKEN);
  }

  private static Set<CardKind> with(Set<CardKind> kinds, CardKind more) {
    Set<CardKind> all = EnumSet.copyOf(kinds);
    all.add(more);
    return all;
  }

  /** The zone of a name; empty for reserves and the slots of the harbour. */
  public static Optional<TableZone> of(String word) {
    return Optional.ofNullable(BY_WORD.get(word));
  }

  /** The grids of the centre, in order. */
  static List<String> grids() {
    return Arrays.stream(values()).filter(zone -> zone.stacks > 0).map(TableZone::word).toList();
  }

  /** Its name. */
  public String word() {
    return word;
  }

  /** The number of its stacks; 0 if it is no grid. */
  public int stacks() {
    return stacks;
  }

  /** True if each player has one. */
  public boolean isOwned() {
    return owner == Owner.PLAYER;
  }

  /** True if cards of a kind can lie there. */
  public boolean holds(CardKind kind) {
    return kinds.contains(kind);
  }

  /** True if a player sees a card that lies there before the end of the match. */
  public boolean isSeen(Card card, int player) {
    return switch (seenBy) {
      case ALL -> true;
      case ALL_IF_FACE_UP -> !card.isFlipped();
      case OWNER -> card.getController() == player;
      case NOBODY -> false;
    };
  }
}
