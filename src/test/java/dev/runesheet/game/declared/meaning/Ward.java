package dev.runesheet.game.declared.meaning;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Players and units with numbers for which scopes ask as they are at the moment, and what the
 * effects of the units in play make of them by the words of docs/your-own-game.md.
 */
final class Ward {

  /** A player, of number 0 or 1, or a unit. */
  static final class Piece {
    final int id;
    final int controller;
    final String card;

    /** Where it lies; empty for a player. */
    String zone;

    /** What it is attached to; -1 for nothing. */
    int host = -1;

    int wounds;
    int rank;

    Piece(int id, int controller, String card, String zone) {
      this.id = id;
      this.controller = controller;
      this.card = card;
      this.zone = zone;
    }

    void rise() {
      rank++;
    }

    void leave() {
      zone = isInPlay() ? "deck" : zone;
    }

    void attach(Piece to) {
      zone = "";
      host = to.id;
    }

    boolean isPlayer() {
      return card.isEmpty();
    }

    boolean isInPlay() {
      return zone.equals("field") || zone.equals("camp");
    }
  }

  private final Map<Integer, Piece> pieces = new TreeMap<>();

  /** The players to whom the status was given, once for each time. */
  private final List<Integer> raging;

  Ward(Collection<Piece> pieces, List<Integer> raging) {
    pieces.forEach(one -> this.pieces.put(one.id, one));
    this.raging = raging;
  }

  Piece piece(int id) {
    return pieces.get(id);
  }

  Collection<Piece> all() {
    return pieces.values();
  }

  private List<Piece> where(Predicate<Piece> test) {
    return pieces.values().stream().filter(test).toList();
  }

  /** Own units in play with wounds. */
  List<Piece> wounded(int player) {
    return where(one -> isWounded(one, player));
  }

  private static boolean isWounded(Piece one, int player) {
    return one.isInPlay() && one.controller == player && one.wounds >= 1;
  }

  /** What is attached to own wounded units and has no rank. */
  List<Piece> burdens(int player) {
    return where(one -> one.host >= 0 && isWounded(piece(one.host), player) && one.rank == 0);
  }

  List<Piece> veterans() {
    return where(Ward::isVeteran);
  }

  private static boolean isVeteran(Piece one) {
    return one.isInPlay() && one.rank >= 1 && one.wounds <= 1;
  }

  private List<Piece> inForce(String card) {
    return where(one -> one.isInPlay() && one.card.equals(card) && !isSilent(one));
  }

  private boolean isSilent(Piece holder) {
    return isVeteran(holder)
        && !where(one -> one.isInPlay() && one.card.equals("mute") && one != holder).isEmpty();
  }

  /** The strength of a unit. */
  double strength(Piece of) {
    double strength = 3;
    if (!of.isInPlay()) {
      return strength;
    }
    if (of.wounds >= 1) {
      strength += 4 * inForce("banner").stream().filter(by -> isOf(by, of)).count();
      strength -= raging.stream().filter(player -> player == of.controller).count();
    }
    if (inForce("drum").contains(of)) {
      strength += 10 * veterans().size();
    }
    if (inForce("totem").contains(of)
        && where(one -> one.zone.equals("field") && one.wounds == 0).size() >= 2) {
      strength += 100;
    }
    return strength;
  }

  private static boolean isOf(Piece by, Piece of) {
    return by.controller == of.controller;
  }

  /** The pace of a player. */
  double pace(int player) {
    return piece(player).wounds >= 1 ? 1 + 2 * inForce("hospice").size() : 1;
  }

  /** What a line tells of a unit and of what a player's scopes contain. */
  double told(int player, Piece unit) {
    double veterans = veterans().stream().mapToDouble(this::strength).sum();
    return strength(unit)
        + 7 * wounded(player).size()
        + 3 * veterans
        + 5 * pace(player)
        + 11 * burdens(player).size();
  }
}
