package dev.runesheet.analysis;

import dev.runesheet.analysis.ProgramWalk.Guard;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Trigger;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The graph of effects and events: an effect has edges to the events that its changes cause, an
 * event to the effects that answer it. Events are nodes by kind and subject, so that the graph
 * grows with the effects, not with their pairs.
 */
final class TriggerGraph {

  /** The owner of the effects of an entity that may be any. */
  static final String ANYONE = "";

  private static final String RAISED = "raised";
  private static final String HEARD = "heard";

  private final Knowledge knowledge;
  private final List<Program> programs = new ArrayList<>();
  private final List<List<Integer>> edges = new ArrayList<>();
  private final Map<List<String>, Integer> events = new HashMap<>();
  private final Map<Integer, Heard> heard = new HashMap<>();
  private final Map<String, Integer> byId = new LinkedHashMap<>();
  private final Set<String> beginnings;
  private final Map<String, Set<String>> groups = new HashMap<>();
  private final Set<String> performed = new HashSet<>();

  TriggerGraph(List<Program> all, Knowledge knowledge) {
    this.knowledge = knowledge;
    knowledge
        .get(Knowledge.GROUPS)
        .forEach((scope, owners) -> groups.put(BroughtEffects.group(scope), owners));
    Set<String> kinds = knowledge.kinds();
    all.forEach(program -> program.raises().forEach(raise -> kinds.add(raise.event())));
    this.beginnings = Knowledge.beginnings(kinds);
    for (Program program : all) {
      byId.putIfAbsent(program.effect().id(), programs.size());
      programs.add(program);
      program.performed().forEach(line -> performed.add(line.effect()));
      edges.add(new ArrayList<>());
    }
    int count = programs.size();
    for (int i = 0; i < count; i++) {
      listen(i, programs.get(i).effect());
    }
    for (int i = 0; i < count; i++) {
      lead(i);
    }
  }

  /**
   * An event as effects hear it: those of one owner about their own entities, or about anyone.
   *
   * @param event its kind
   */
  record Heard(String event, String owner) {

    boolean byAnyone() {
      return owner.equals(ANYONE);
    }

    /** True if it can be about an entity with effects of one of some owners. */
    boolean isAbout(Set<String> owners) {
      return owners.contains(ANYONE) || owners.contains(owner) || byAnyone() && !owners.isEmpty();
    }
  }

  /** The event that a node stands for, if effects hear it; otherwise null. */
  Heard heard(int node) {
    return heard.get(node);
  }

  /** Nodes below this are effects, the others events. */
  int effects() {
    return programs.size();
  }

  int size() {
    return edges.size();
  }

  List<Integer> next(int node) {
    return edges.get(node);
  }

  Program program(int node) {
    return programs.get(node);
  }

  /**
   * The only event that an effect's program runs for; {@link Trigger#ACTIVATED} if another's may
   * run it, or it runs another's, in which the roles are not the same.
   */
  Trigger trigger(Program program) {
    return program.performed().isEmpty() ? started(program) : Trigger.ACTIVATED;
  }

  /** The only event that an effect's own lines run for; {@link Trigger#ACTIVATED} for others. */
  Trigger started(Program program) {
    boolean run = performed.contains(program.effect().id());
    return run ? Trigger.ACTIVATED : program.effect().trigger();
  }

  /** The properties that are known of the roles of an event that an effect brings about. */
  Map<Role, Map<String, String>> known(RaisedEvent raise, Program by) {
    boolean holder = !started(by).activated() && raise.guards().stream().noneMatch(Guard::isForAll);
    Map<Role, Map<String, String>> known = new HashMap<>();
    if (holder) {
      known.put(Role.CAUSER, words(by.effect().owner()));
    }
    if (holder && raise.own() || raise.card() != null) {
      known.put(Role.SUBJECT, words(owner(raise, by.effect())));
    }
    return known;
  }

  private Map<String, String> words(String owner) {
    return knowledge.get(Knowledge.WORDS).getOrDefault(owner, Map.of());
  }

  private void listen(int node, Effect effect) {
    Trigger trigger = effect.trigger();
    if (trigger.activated()) {
      return;
    }
    boolean own = trigger.watch() == Watch.OWN && !isShared(effect.owner());
    String kind = Knowledge.kind(trigger.event(), beginnings);
    edges.get(event(kind, own ? effect.owner() : ANYONE, HEARD)).add(node);
  }

  private void lead(int node) {
    Program program = programs.get(node);
    for (Program.Performed line : program.performed()) {
      run(line).ifPresent(child -> edges.get(node).add(child));
    }
    for (RaisedEvent raise : program.raises()) {
      edges.get(node).add(raised(raise, program.effect()));
    }
  }

  /** The node of the effect whose program a line runs; empty if it is not known. */
  Optional<Integer> run(Program.Performed line) {
    return Optional.ofNullable(byId.get(line.effect()));
  }

  /** The node of an event that an effect brings about. */
  int raised(RaisedEvent raise, Effect by) {
    return event(raise.event(), owner(raise, by), RAISED);
  }

  /** The owners of the effects of the entities that a raised event can be about, or anyone. */
  Set<String> owners(RaisedEvent raise, Effect by) {
    String owner = owner(raise, by);
    return groups.getOrDefault(owner, Set.of(owner));
  }

  /** The owner, or group of owners, of the effects of the entity that an event is about. */
  private String owner(RaisedEvent raise, Effect by) {
    if (raise.card() != null) {
      return raise.card();
    }
    return raise.own() && !isShared(by.owner()) ? by.owner() : ANYONE;
  }

  /**
   * The node of an event: raised about an owner's entity, it is heard by those who hear that
   * owner's and those who hear anyone's; raised about anyone, by all.
   */
  private int event(String event, String owner, String side) {
    List<String> key = List.of(event, owner, side);
    Integer known = events.get(key);
    if (known != null) {
      return known;
    }
    int node = edges.size();
    events.put(key, node);
    edges.add(new ArrayList<>());
    if (side.equals(HEARD)) {
      heard.put(node, new Heard(event, owner));
    }
    if (side.equals(RAISED)) {
      edges.get(node).add(event(event, ANYONE, HEARD));
      hearing(owner, event).forEach(one -> edges.get(node).add(event(event, one, HEARD)));
    }
    return node;
  }

  /**
   * The owners whose effects hear of an owner's entity: of what everyone holds, what anybody may be
   * given, too, and of one of a group that may have been given it.
   */
  private List<String> hearing(String owner, String event) {
    if (owner.equals(ANYONE)) {
      return owners(event);
    }
    Set<String> group = groups.get(owner);
    if (group != null) {
      return owners(event).stream()
          .filter(one -> group.contains(one) || knowledge.get(Knowledge.APART).contains(one))
          .toList();
    }
    return isShared(owner)
        ? Stream.concat(Stream.of(owner), knowledge.get(Knowledge.APART).stream().sorted()).toList()
        : List.of(owner);
  }

  private List<String> owners(String event) {
    return events.keySet().stream()
        .filter(key -> key.get(0).equals(event) && key.get(2).equals(HEARD))
        .map(key -> key.get(1))
        .filter(owner -> !owner.equals(ANYONE))
        .sorted()
        .toList();
  }

  private boolean isShared(String owner) {
    return knowledge.get(Knowledge.SHARED).contains(owner);
  }
}
