package dev.runesheet.analysis;

import dev.runesheet.analysis.ProgramWalk.Guard;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Trigger;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The graph of effects and events: an effect has edges to the events that its changes cause, an
 * event to the effects that answer it. Events are nodes by kind and subject, so that the graph
 * grows with the effects, not with their pairs.
 */
final class TriggerGraph {

  /** The owner of the effects of an entity that may be any. */
  static final String ANYONE = "";

  private final Knowledge knowledge;
  private final List<Program> programs = new ArrayList<>();
  private final List<List<Integer>> edges = new ArrayList<>();
  private final Map<RaisedEvent, Map<Role, Map<String, String>>> known = new IdentityHashMap<>();
  private final Map<RaisedEvent, Integer> nodes = new IdentityHashMap<>();
  private final Map<Said, Integer> raised = new HashMap<>();
  private final Map<Heard, Integer> heard = new LinkedHashMap<>();
  private final Map<Integer, Heard> hearing = new HashMap<>();
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
      listen(i, programs.get(i));
    }
    for (int i = 0; i < count; i++) {
      lead(i);
    }
  }

  /**
   * An event as effects hear it: those of one owner about their own entities, or about anyone.
   *
   * @param event its kind
   * @param asked the conditions on whom it is about without which they do nothing
   */
  record Heard(String event, String owner, List<Condition> asked) {

    boolean byAnyone() {
      return owner.equals(ANYONE);
    }
  }

  /**
   * An event as lines bring it about.
   *
   * @param event its kind
   * @param owner the owner, or group of owners, of the effects of whom it is about, or anyone
   * @param where the conditions that a target fulfils whom it is about
   * @param subject the properties that are known of whom it is about
   */
  private record Said(
      String event, String owner, List<Condition> where, Map<String, String> subject) {}

  /** The event that a node stands for, if effects hear it; otherwise null. */
  Heard heard(int node) {
    return hearing.get(node);
  }

  /** True if something is known of the entities with the effects of an owner. */
  boolean isKnown(String owner) {
    return !words(owner).isEmpty();
  }

  /** True if an event can be about an entity with effects of one of some owners. */
  boolean isAbout(Heard event, Set<String> owners) {
    return owners.contains(ANYONE)
        || owners.contains(event.owner())
        || event.byAnyone()
            && owners.stream().anyMatch(one -> canHold(event.asked(), Role.SUBJECT, words(one)));
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
    return known.computeIfAbsent(raise, any -> ofRoles(raise, by));
  }

  private Map<Role, Map<String, String>> ofRoles(RaisedEvent raise, Program by) {
    boolean holder = !started(by).activated() && raise.guards().stream().noneMatch(Guard::isForAll);
    Map<Role, Map<String, String>> ofRoles = new HashMap<>();
    if (holder) {
      ofRoles.put(Role.CAUSER, words(by.effect().owner()));
    }
    if (holder && raise.own() || raise.card() != null) {
      ofRoles.put(Role.SUBJECT, common(owners(raise, by)));
    }
    return ofRoles;
  }

  /** The properties that those with the effects of some owners have in common. */
  private Map<String, String> common(Set<String> owners) {
    Map<String, String> common = null;
    for (String owner : owners) {
      if (common == null) {
        common = new HashMap<>(words(owner));
      } else {
        common.entrySet().retainAll(words(owner).entrySet());
      }
    }
    return common == null ? Map.of() : common;
  }

  private Map<String, String> words(String owner) {
    return knowledge.get(Knowledge.WORDS).getOrDefault(owner, Map.of());
  }

  private void listen(int node, Program program) {
    Effect effect = program.effect();
    Trigger trigger = effect.trigger();
    if (trigger.activated()) {
      return;
    }
    boolean own = trigger.watch() == Watch.OWN && !isShared(effect.owner());
    String kind = Knowledge.kind(trigger.event(), beginnings);
    Heard event = new Heard(kind, own ? effect.owner() : ANYONE, asked(program));
    edges.get(heard.computeIfAbsent(event, any -> node(event))).add(node);
  }

  private int node(Heard event) {
    hearing.put(edges.size(), event);
    edges.add(new ArrayList<>());
    return edges.size() - 1;
  }

  /** The conditions on an event's subject that hold at all lines of a program that go on. */
  private static List<Condition> asked(Program program) {
    Set<Condition> asked = null;
    for (List<Guard> guards :
        Stream.concat(
                program.raises().stream().map(RaisedEvent::guards),
                program.performed().stream().map(Program.Performed::guards))
            .toList()) {
      Set<Condition> here = new LinkedHashSet<>();
      for (Guard guard : guards) {
        if (guard.kind() == Guard.Kind.HOLDS
            && guard.what() instanceof Condition condition
            && isOfSubject(condition)) {
          here.add(condition);
        }
      }
      if (asked == null) {
        asked = here;
      } else {
        asked.retainAll(here);
      }
    }
    return asked == null ? List.of() : List.copyOf(asked);
  }

  private static boolean isOfSubject(Condition condition) {
    return condition instanceof Condition.Is is
        ? is.who().equals(Role.SUBJECT)
        : condition.parts().stream().anyMatch(TriggerGraph::isOfSubject);
  }

  private void lead(int node) {
    Program program = programs.get(node);
    for (Program.Performed line : program.performed()) {
      run(line).ifPresent(child -> edges.get(node).add(child));
    }
    for (RaisedEvent raise : program.raises()) {
      edges.get(node).add(raised(raise, program));
    }
  }

  /** The node of the effect whose program a line runs; empty if it is not known. */
  Optional<Integer> run(Program.Performed line) {
    return Optional.ofNullable(byId.get(line.effect()));
  }

  /**
   * The node of an event that an effect brings about: raised about an owner's entity, it is heard
   * by those who hear that owner's and those who hear anyone's; raised about anyone, by all.
   */
  int raised(RaisedEvent raise, Program by) {
    return nodes.computeIfAbsent(raise, any -> node(raise, by));
  }

  private int node(RaisedEvent raise, Program by) {
    Map<String, String> subject = known(raise, by).getOrDefault(Role.SUBJECT, Map.of());
    Said said = new Said(raise.event(), owner(raise, by.effect()), raise.where(), subject);
    Integer before = raised.putIfAbsent(said, edges.size());
    if (before != null) {
      return before;
    }
    edges.add(
        heard.entrySet().stream()
            .filter(one -> reaches(said, one.getKey()))
            .sorted(Map.Entry.comparingByKey(Comparator.comparing(Heard::owner)))
            .map(Map.Entry::getValue)
            .toList());
    return edges.size() - 1;
  }

  /** The owners of the effects of the entities that a raised event can be about, or anyone. */
  Set<String> owners(RaisedEvent raise, Program by) {
    String owner = owner(raise, by.effect());
    Set<String> group = groups.get(owner);
    return group == null
        ? Set.of(owner)
        : group.stream().filter(one -> isWhere(raise.where(), one)).collect(Collectors.toSet());
  }

  /** True if an entity with the effects of an owner can fulfil the conditions on a target. */
  private boolean isWhere(List<Condition> where, String owner) {
    return canHold(where, Role.TARGET, words(owner));
  }

  private static boolean canHold(List<Condition> all, Role who, Map<String, String> known) {
    return Termination.canHold(new Condition.All(all), Map.of(who, known));
  }

  /** The owner, or group of owners, of the effects of the entity that an event is about. */
  private String owner(RaisedEvent raise, Effect by) {
    if (raise.card() != null) {
      return raise.card();
    }
    return raise.own() && !isShared(by.owner()) ? by.owner() : ANYONE;
  }

  /** True if effects that hear an event answer it as it is brought about. */
  private boolean reaches(Said said, Heard one) {
    return one.event().equals(said.event())
        && canHold(one.asked(), Role.SUBJECT, said.subject())
        && (one.byAnyone()
            || isHeardBy(said.owner(), one.owner()) && isWhere(said.where(), one.owner()));
  }

  /**
   * True if an owner's effects hear of another one's entity: of what everyone holds, what anybody
   * may be given hears, too, and of one of a group that may have been given it.
   */
  private boolean isHeardBy(String owner, String hearer) {
    Set<String> group = groups.get(owner);
    boolean apart = knowledge.get(Knowledge.APART).contains(hearer);
    return owner.equals(ANYONE)
        || owner.equals(hearer)
        || (group == null ? isShared(owner) && apart : group.contains(hearer) || apart);
  }

  private boolean isShared(String owner) {
    return knowledge.get(Knowledge.SHARED).contains(owner);
  }
}
