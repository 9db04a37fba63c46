package dev.runesheet.game.declared.meaning;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Where players and cards are and what is in play, by the words of docs/your-own-game.md. */
final class Table {

  /** The zones that are in play. */
  static final List<String> IN_PLAY = List.of("field", "camp");

  /** A player or card. */
  static final class Piece {
    final int id;
    final String kind;
    final String card;
    final String metal;
    final double printed;
    int controller;
    double power;
    boolean out;

    /** Where it lies; empty for a player, and for what is attached. */
    String zone;

    /** What it is attached to; null if it is not. */
    Piece host;

    final List<Piece> attached = new ArrayList<>();

    /** The effects that answer that it has left play. */
    List<Held> last = List.of();

    Piece(int id, String kind, String card, String metal, int controller, double power) {
      this.id = id;
      this.kind = kind;
      this.card = card;
      this.metal = metal;
      this.printed = power;
      this.controller = controller;
      this.power = power;
      this.zone = "";
    }

    boolean isPlayer() {
      return kind.equals("player");
    }

    boolean isInPlay() {
      return IN_PLAY.contains(zone);
    }

    @Override
    public String toString() {
      return card + " e" + id;
    }
  }

  /**
   * An effect in play.
   *
   * @param expires the last turn in which it is in play
   * @param zone the zone that its holder must not leave; null if that is no matter
   */
  record Held(int sequence, Piece holder, Trait trait, int expires, String zone) {}

  final Map<Integer, Piece> pieces = new TreeMap<>();
  private final Map<String, List<Piece>> places = new TreeMap<>();
  private final Map<String, List<Trait>> cards;
  private final List<Held> inPlay = new ArrayList<>();
  private int sequence;

  Table(Map<String, List<Trait>> cards) {
    this.cards = cards;
  }

  /** Puts a piece where it is when the match begins. */
  void add(Piece piece, String zone) {
    pieces.put(piece.id, piece);
    if (!piece.isPlayer()) {
      lay(piece, zone);
    }
  }

  /** The cards of a player's zone, in their order. */
  List<Piece> in(String zone, int player) {
    return places.computeIfAbsent(zone + player, any -> new ArrayList<>());
  }

  /** The players, by their numbers. */
  List<Piece> players() {
    return pieces.values().stream().filter(Piece::isPlayer).toList();
  }

  /** Lays a card at the end of a zone of its player; what it held there ends with it. */
  void lay(Piece card, String zone) {
    pick(card);
    card.zone = zone;
    in(zone, card.controller).add(card);
    endHeld(card);
  }

  /** Attaches a card to another, behind what is attached to it. */
  void attach(Piece card, Piece host) {
    pick(card);
    card.host = host;
    host.attached.add(card);
    endHeld(card);
  }

  /** Lays a card in the place of another, which is attached to it behind what was attached. */
  void cover(Piece covered, Piece card) {
    pick(card);
    int place = in(covered.zone, covered.controller).indexOf(covered);
    card.zone = covered.zone;
    insert(card, in(card.zone, card.controller), place);
    List.copyOf(covered.attached).forEach(one -> attach(one, card));
    attach(covered, card);
    endHeld(card);
  }

  /** Lets two cards change places. */
  void swap(Piece one, Piece other) {
    String zone = one.zone;
    String itsZone = other.zone;
    int place = in(zone, one.controller).indexOf(one);
    int itsPlace = in(itsZone, other.controller).indexOf(other);
    if (one.controller == other.controller) {
      in(zone, one.controller).set(place, other);
      in(itsZone, other.controller).set(itsPlace, one);
    } else {
      in(zone, one.controller).remove(one);
      in(itsZone, other.controller).remove(other);
      insert(one, in(itsZone, one.controller), itsPlace);
      insert(other, in(zone, other.controller), place);
    }
    one.zone = itsZone;
    other.zone = zone;
    endHeld(one);
    endHeld(other);
  }

  private static void insert(Piece card, List<Piece> zone, int place) {
    zone.add(Math.min(place, zone.size()), card);
  }

  /** Makes a card a player's and lays it at the end of one of his zones. */
  void take(Piece card, int player, String zone) {
    pick(card);
    card.controller = player;
    card.zone = zone;
    in(zone, player).add(card);
    endHeld(card);
  }

  private void pick(Piece card) {
    if (card.host != null) {
      card.host.attached.remove(card);
    } else {
      in(card.zone, card.controller).remove(card);
    }
    card.host = null;
    card.zone = "";
  }

  private void endHeld(Piece card) {
    inPlay.removeIf(
        one ->
            one.holder() == card
                && (one.zone() == null ? !card.isInPlay() : !one.zone().equals(card.zone)));
  }

  /** The effects of a card come into play. */
  void bring(Piece card) {
    for (Trait trait : cards.get(card.card)) {
      inPlay.add(new Held(sequence++, card, trait, Integer.MAX_VALUE, null));
    }
  }

  /** Gives a status; a card's ends when it leaves its zone. */
  void grant(Piece holder, Trait status, int expires) {
    if (holder.isPlayer() || holder.isInPlay()) {
      String zone = holder.isPlayer() ? null : holder.zone;
      inPlay.add(new Held(sequence++, holder, status, expires, zone));
    }
  }

  /** What ended before a turn is out of play. */
  void turn(int number) {
    inPlay.removeIf(one -> one.expires() < number);
  }

  /** The effects in play of a sort that are in force, oldest first. */
  <T extends Trait> List<Held> inForce(Class<T> sort) {
    return inPlay.stream().filter(one -> sort.isInstance(one.trait()) && isInForce(one)).toList();
  }

  /** Whether an effect is in play and its holder not silenced. */
  boolean isInForce(Held held) {
    return inPlay.contains(held)
        && inPlay.stream()
            .noneMatch(
                one ->
                    one != held
                        && one.holder() == held.holder()
                        && one.trait() instanceof Trait.Silence);
  }

  /** The power of a player or card, with all changes in force. */
  double power(Piece piece) {
    double power = piece.power;
    for (Held held : inForce(Trait.Change.class)) {
      Trait.Change change = (Trait.Change) held.trait();
      if (scope(change.of(), held.holder()).contains(piece)) {
        power += change.by();
      }
    }
    return power;
  }

  /** How many attached cards of a metal count in the number of a card. */
  long counted(Piece card, String metal) {
    return card.attached.stream()
        .filter(one -> one.kind.equals("gear") && one.metal.equals(metal))
        .count();
  }

  /** Those of a scope as one sees them: one's own first, each by its place. */
  List<Piece> scope(String scope, Piece from) {
    List<Piece> found = new ArrayList<>();
    switch (scope) {
      case "self" -> found.add(from);
      case "players" -> {
        found.addAll(players());
        found.sort(Comparator.comparing(one -> one.controller != from.controller));
      }
      case "other players" -> {
        found.addAll(players());
        found.removeIf(one -> one.controller == from.controller);
      }
      case "me" -> found.add(pieces.get(from.controller));
      case "own worn" -> scope("allies", from).forEach(one -> found.addAll(one.attached));
      case "all worn" -> scope("all", from).forEach(one -> found.addAll(one.attached));
      case "attached" -> found.addAll(from.attached);
      case "allies" -> found.addAll(lying(IN_PLAY, from, true));
      case "other allies" -> {
        found.addAll(lying(IN_PLAY, from, true));
        found.remove(from);
      }
      case "enemies" -> found.addAll(lying(IN_PLAY, from, false));
      case "all" -> {
        found.addAll(lying(IN_PLAY, from, true));
        found.addAll(lying(IN_PLAY, from, false));
      }
      default -> {
        String[] words = scope.split(" ");
        found.addAll(lying(List.of(words[1]), from, words[0].equals("own")));
      }
    }
    return found;
  }

  private List<Piece> lying(Collection<String> zones, Piece from, boolean own) {
    List<Piece> found = new ArrayList<>();
    for (Piece piece : pieces.values()) {
      if (zones.contains(piece.zone) && own == (piece.controller == from.controller)) {
        found.add(piece);
      }
    }
    found.sort(
        Comparator.comparing((Piece one) -> in(one.zone, one.controller).indexOf(one))
            .thenComparing(one -> one.id));
    return found;
  }
}
