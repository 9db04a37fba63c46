package dev.runesheet.game.declared.meaning;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What lies where in a game of skills, and what its numbers are, by the documents. */
final class Hall {

  static final List<String> IN_PLAY = List.of("field", "camp");

  /** A player or card. */
  static final class Piece {
    final int id;
    final String card;
    int controller;
    String zone = "";
    Piece host;
    final List<Piece> attached = new ArrayList<>();
    final Map<String, Double> numbers;

    /** The effects that answer that it has left play. */
    List<Held> last = List.of();

    Piece(int id, String card, int controller) {
      this.id = id;
      this.card = card;
      this.controller = controller;
      this.numbers = new TreeMap<>(card.isEmpty() ? SkillGame.OF_PLAYERS : SkillGame.printed(card));
    }

    boolean isPlayer() {
      return card.isEmpty();
    }

    boolean isInPlay() {
      return IN_PLAY.contains(zone);
    }

    @Override
    public String toString() {
      return card + " e" + id;
    }
  }

  /** An effect in play; the zone is null unless its holder must not leave it. */
  record Held(int sequence, Piece holder, Skill skill, int expires, String zone) {}

  final Map<Integer, Piece> pieces = new TreeMap<>();
  private final Map<String, List<Piece>> places = new TreeMap<>();
  private final List<Held> inPlay = new ArrayList<>();
  private final SkillGame game;
  private int sequence;

  Hall(SkillGame game) {
    this.game = game;
  }

  List<Piece> in(String zone, int player) {
    return places.computeIfAbsent(zone + player, any -> new ArrayList<>());
  }

  List<Piece> players() {
    return pieces.values().stream().filter(Piece::isPlayer).toList();
  }

  Piece owner(Piece of) {
    return pieces.get(of.controller);
  }

  /** A new card that lies nowhere yet. */
  Piece make(String card, int player) {
    int id = 1 + pieces.keySet().stream().max(Integer::compare).orElseThrow();
    Piece made = new Piece(id, card, player);
    pieces.put(made.id, made);
    return made;
  }

  /** Lays a card at the end of a zone of its player. */
  void lay(Piece card, String zone) {
    pick(card);
    card.zone = zone;
    in(zone, card.controller).add(card);
    end(card);
  }

  void attach(Piece card, Piece host) {
    pick(card);
    card.host = host;
    host.attached.add(card);
    end(card);
  }

  void cover(Piece covered, Piece card) {
    pick(card);
    List<Piece> there = in(covered.zone, card.controller);
    int place = in(covered.zone, covered.controller).indexOf(covered);
    there.add(Math.min(place, there.size()), card);
    card.zone = covered.zone;
    List.copyOf(covered.attached).forEach(one -> attach(one, card));
    attach(covered, card);
    end(card);
  }

  private void pick(Piece card) {
    if (card.host != null) {
      card.host.attached.remove(card);
    } else if (!card.zone.isEmpty()) {
      in(card.zone, card.controller).remove(card);
    }
    card.host = null;
    card.zone = "";
  }

  private void end(Piece card) {
    inPlay.removeIf(
        one ->
            one.holder() == card
                && (one.zone() == null ? !card.isInPlay() : !one.zone().equals(card.zone)));
  }

  /** The effects of a player or card come into play. */
  void bring(Piece holder) {
    for (Skill skill : holder.isPlayer() ? game.rules() : game.cards().get(holder.card)) {
      inPlay.add(new Held(sequence++, holder, skill, Integer.MAX_VALUE, null));
    }
  }

  void grant(Piece holder, String status, int expires) {
    if (holder.isPlayer() || holder.isInPlay()) {
      String zone = holder.isPlayer() ? null : holder.zone;
      inPlay.add(new Held(sequence++, holder, game.statuses().get(status), expires, zone));
    }
  }

  void turn(int number) {
    inPlay.removeIf(one -> one.expires() < number);
  }

  <T extends Skill> List<Held> inForce(Class<T> sort) {
    return inPlay.stream().filter(one -> sort.isInstance(one.skill()) && isInForce(one)).toList();
  }

  boolean isInForce(Held held) {
    return inPlay.contains(held) && !isSilent(held.holder(), held);
  }

  private boolean isSilent(Piece holder, Held but) {
    return inPlay.stream()
        .anyMatch(
            one -> one != but && one.holder() == holder && one.skill() instanceof Skill.Silence);
  }

  /** A number with all changes in force: multiplied, then raised, then at least so much. */
  double number(String stat, Piece piece) {
    double number = piece.numbers.get(stat);
    for (String how : List.of("multiply", "add", "at least")) {
      for (Held held : inForce(Skill.Change.class)) {
        Skill.Change change = (Skill.Change) held.skill();
        if (change.stat().equals(stat)
            && change.how().equals(how)
            && scope(change.of(), held.holder()).contains(piece)) {
          number =
              switch (how) {
                case "multiply" -> number * change.by();
                case "add" -> number + change.by();
                default -> Math.max(number, change.by());
              };
        }
      }
    }
    return number;
  }

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

  private List<Piece> lying(List<String> zones, Piece from, boolean own) {
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

  /** Whether a player sees a card. */
  boolean isVisible(Piece piece, int viewer) {
    if (piece.isPlayer()) {
      return true;
    }
    if (piece.host != null) {
      return isVisible(piece.host, viewer);
    }
    String by =
        switch (piece.zone) {
          case "deck" -> "nobody";
          case "hand" -> "owner";
          case "field" -> game.fieldSeen();
          default -> "all";
        };
    return by.equals("all") || by.equals("owner") && piece.controller == viewer;
  }
}
