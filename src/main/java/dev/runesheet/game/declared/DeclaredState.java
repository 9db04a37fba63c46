package dev.runesheet.game.declared;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import dev.runesheet.engine.GameState;
import dev.runesheet.game.declared.DeclaredCatalog.SeenBy;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The turn state: the active player, the turn, the phase. */
@JsonAutoDetect(
    fieldVisibility = JsonAutoDetect.Visibility.ANY,
    getterVisibility = JsonAutoDetect.Visibility.NONE,
    isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public final class DeclaredState extends GameState {

  int players = 2;
  int active;
  int turn;
  int phase = -1;
  String phaseName = "set up";
  List<Integer> acting = List.of();
  Set<String> used = Set.of();
  boolean closed;
  boolean started;
  int startPhase;
  Map<String, SeenBy> zones = Map.of();

  /** No part of the state: made again for each copy. */
  final transient Places places = new Places();

  @Override
  public DeclaredState copy() {
    DeclaredState copy = new DeclaredState();
    copy.players = players;
    copy.active = active;
    copy.turn = turn;
    copy.phase = phase;
    copy.phaseName = phaseName;
    copy.acting = acting;
    copy.used = used;
    copy.closed = closed;
    copy.started = started;
    copy.startPhase = startPhase;
    copy.zones = zones;
    return copy;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int players() {
    return players;
  }

  @Override
  public int active() {
    return active;
  }

  /** The players who see the cards of a zone. */
  SeenBy seenBy(String zone) {
    return zones.getOrDefault(zone, SeenBy.ALL);
  }

  @Override
  public String phaseName() {
    return phaseName;
  }
}
