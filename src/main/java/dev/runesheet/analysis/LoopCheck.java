package dev.runesheet.analysis;

import dev.runesheet.analysis.Report.Loops.Link;
import dev.runesheet.model.Trigger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The check for endless loops: chains of effects that can repeat without end, each with the names
 * of one cycle.
 */
final class LoopCheck {

  /** The largest number of loops reported at once. */
  private static final int MOST = 100;

  private final TriggerGraph graph;
  private final EarlierEffects earlier;
  private final Knowledge knowledge;
  private final Report.Loops report;

  /** The loops in which each node's edges were cut: within them these occur so often only. */
  private final Map<Integer, List<Cut>> cuts = new HashMap<>();

  /** The edges of each node, without those cut and those of reported loops. */
  private final List<List<Integer>> edges = new ArrayList<>();

  /** The effects on reported cycles. */
  private final BitSet gone = new BitSet();

  LoopCheck(
      TriggerGraph graph,
      EarlierEffects earlier,
      Knowledge knowledge,
      PartPlaces places,
      Report report) {
    this.graph = graph;
    this.earlier = earlier;
    this.knowledge = knowledge;
    this.report = new Report.Loops(earlier, places, report);
  }

  void check() {
    List<List<Integer>> ways = ways();
    ways.sort(Comparator.comparing(way -> way.get(0)));
    ways.forEach(way -> report.tell(links(way)));
  }

  /** The loops that nothing ends, without the effects on reported cycles. */
  private List<List<Integer>> endless() {
    List<List<Integer>> loops = loops();
    boolean cutting = true;
    while (cutting) {
      cutting = false;
      for (List<Integer> loop : loops) {
        List<Program> reachable = reachable(loop, Set.of());
        Map<String, Set<String>> renewed = renewed(reachable);
        cutting |= cut(loop, reachable, renewed) | cutNotRenewed(loop, renewed);
      }
      loops = cutting ? loops() : loops;
    }
    return loops;
  }

  /** One cycle through each effect whose removal leaves loops of others. */
  private List<List<Integer>> ways() {
    List<List<Integer>> ways = new ArrayList<>();
    List<List<Integer>> loops = endless();
    while (!loops.isEmpty() && ways.size() < MOST) {
      List<List<Integer>> found = loops.stream().map(this::way).toList();
      ways.addAll(found);
      found.forEach(way -> gone.set(way.get(0))); // Not before, since ways lead through all.
      loops = endless();
    }
    return ways;
  }

  private List<List<Integer>> loops() {
    edges.clear();
    for (int node = 0; node < graph.size(); node++) {
      edges.add(open(node));
    }
    return Components.cyclic(graph.size(), edges::get);
  }

  /** The successors of a node that are still being examined. */
  private List<Integer> open(int node) {
    return open(node, cuts.getOrDefault(node, List.of()));
  }

  private List<Integer> open(int node, List<Cut> cut) {
    return cut.isEmpty() && gone.isEmpty()
        ? graph.next(node)
        : graph.next(node).stream()
            .filter(one -> !gone.get(one) && !gone.get(node))
            .filter(one -> cut.stream().noneMatch(part -> part.edges().contains(one)))
            .toList();
  }

  /**
   * Edges that each round of a loop does not take again.
   *
   * @param loop its nodes
   */
  private record Cut(BitSet loop, Set<Integer> edges) {}

  /** Removes edges of a node of a loop; whether any was there. */
  private boolean cut(int node, BitSet loop, Collection<Integer> ended) {
    if (ended.isEmpty()) {
      return false;
    }
    cuts.computeIfAbsent(node, any -> new ArrayList<>()).add(new Cut(loop, Set.copyOf(ended)));
    return true;
  }

  private static BitSet nodes(List<Integer> loop) {
    BitSet nodes = new BitSet();
    loop.forEach(nodes::set);
    return nodes;
  }

  /**
   * Removes from a loop the changes that can occur only a bounded number of times; whether there
   * was one.
   */
  private boolean cut(
      List<Integer> loop, List<Program> reachable, Map<String, Set<String>> renewed) {
    BitSet inside = nodes(loop);
    Termination progress = new Termination(reachable, graph);
    Set<String> boundedEvents = boundedEvents(loop, renewed);
    boolean cutting = false;
    for (int node : loop) {
      if (node >= graph.effects()) {
        continue;
      }
      Program program = graph.program(node);
      Map<Integer, List<RaisedEvent>> byEvent =
          program.raises().stream()
              .collect(Collectors.groupingBy(raise -> graph.raised(raise, program)));
      for (Map.Entry<Integer, List<RaisedEvent>> event : byEvent.entrySet()) {
        boolean leads = inside.get(event.getKey()) && edges.get(node).contains(event.getKey());
        boolean ends =
            event.getValue().stream()
                .allMatch(
                    raise ->
                        ends(raise, node, progress, renewed)
                            || raise.write() == null
                                && (boundedEvents.contains(raise.event())
                                    || isOfOldOnes(raise, program, renewed)));
        cutting |= leads && ends && cut(node, inside, Set.of(event.getKey()));
      }
      cutting |= cut(node, inside, endingRuns(node, inside, progress));
    }
    return cutting;
  }

  /** True if an event occurs once for each entity that it is about, and no new ones come. */
  private boolean isOfOldOnes(
      RaisedEvent raise, Program program, Map<String, Set<String>> renewed) {
    Set<String> coming = renewed.get(raise.event());
    Set<String> about = graph.owners(raise, program);
    return coming != null
        && !coming.contains(TriggerGraph.ANYONE)
        && about.stream().allMatch(one -> graph.isKnown(one) && !coming.contains(one));
  }

  /** The effects of a loop whose programs a program runs only a bounded number of times. */
  private Set<Integer> endingRuns(int node, BitSet inside, Termination progress) {
    Program program = graph.program(node);
    Trigger trigger = graph.trigger(program);
    Set<Integer> ending = new HashSet<>();
    Set<Integer> others = new HashSet<>();
    for (Program.Performed line : program.performed()) {
      boolean ends = progress.ends(line.guards(), line.writes(), trigger);
      graph.run(line).ifPresent((ends ? ending : others)::add);
    }
    ending.removeAll(others);
    ending.removeIf(child -> !inside.get(child) || !edges.get(node).contains(child));
    return ending;
  }

  /**
   * Removes from a loop the events that occur once for each entity, if it creates no new entities
   * for them; whether any was removed.
   */
  private boolean cutNotRenewed(List<Integer> loop, Map<String, Set<String>> renewed) {
    boolean cutting = false;
    BitSet inside = nodes(loop);
    for (int node : loop) {
      TriggerGraph.Heard heard = graph.heard(node);
      Set<String> owners = heard == null ? null : renewed.get(heard.event());
      if (owners != null && !heard.byAnyone() && !isAbout(heard, owners)) {
        cutting |= cut(node, inside, edges.get(node));
      }
    }
    return cutting;
  }

  /** True if an event can be about an entity of some owners: anyone may be given what is apart. */
  private boolean isAbout(TriggerGraph.Heard heard, Set<String> owners) {
    return graph.isAbout(heard, owners)
        || !owners.isEmpty() && knowledge.get(Knowledge.APART).contains(heard.owner());
  }

  /** The owners of the effects of entities for which an event can occur again, by the event. */
  private Map<String, Set<String>> renewed(List<Program> programs) {
    Map<String, Set<String>> renewed = new HashMap<>();
    knowledge.get(Knowledge.ONCE).forEach((event, by) -> renewed.put(event, renewed(programs, by)));
    return renewed;
  }

  /** The owners of the effects of entities that programs raise some events about, or any. */
  private Set<String> renewed(List<Program> programs, Set<String> by) {
    Set<String> renewed = new HashSet<>();
    for (Program program : programs) {
      program.raises().stream()
          .filter(raise -> by.contains(raise.event()))
          .forEach(raise -> renewed.addAll(graph.owners(raise, program)));
    }
    return renewed;
  }

  /** The events that occur only a bounded number of times while a chain repeats. */
  private Set<String> boundedEvents(List<Integer> loop, Map<String, Set<String>> renewed) {
    Set<String> boundedEvents = new HashSet<>(renewed.keySet());
    boundedEvents.removeIf(event -> !renewed.get(event).isEmpty());
    // Programs started only by these events lower a stat a bounded number of times: left out.
    List<Program> reachable = reachable(loop, boundedEvents);
    boolean ending =
        reachable.stream()
            .flatMap(program -> program.raises().stream())
            .anyMatch(raise -> knowledge.get(Knowledge.ENDING).contains(raise.event()));
    if (!ending && new Termination(reachable, graph).neverFalls()) {
      boundedEvents.addAll(knowledge.get(Knowledge.RISING));
    }
    return boundedEvents;
  }

  /** True if a line of an effect is reached only a bounded number of times in a chain. */
  private boolean ends(
      RaisedEvent raise, int node, Termination progress, Map<String, Set<String>> renewed) {
    Program program = graph.program(node);
    Trigger trigger = graph.trigger(program);
    if (progress.misses(raise.guards(), graph.started(program))) {
      return true;
    }
    return raise.write() == null
        ? raise.isNamed()
            // Unless new entities come, for which all of this occurs again from their first
            // numbers.
            && renewed.values().stream().anyMatch(Set::isEmpty)
            && progress.ends(raise.guards(), program.writes(), trigger)
        : progress.ends(raise.write(), program.writes(), trigger);
  }

  /**
   * All programs that the events of a loop can start again and again, also outside of it.
   *
   * @param without events that are not followed
   */
  private List<Program> reachable(List<Integer> loop, Set<String> without) {
    return reached(loop, without).stream().map(graph::program).toList();
  }

  /**
   * The effects that the events of a loop can start again and again: what answers an event that
   * occurs once for each entity needs new ones, which another of these effects brings.
   */
  private List<Integer> reached(List<Integer> loop, Set<String> without) {
    BitSet ended = new BitSet();
    List<Integer> effects = reached(loop, without, ended);
    while (end(ended, renewed(effects.stream().map(graph::program).toList()))) {
      effects = reached(loop, without, ended);
    }
    return effects;
  }

  /** Adds the events heard that occur a bounded number of times; whether there are more. */
  private boolean end(BitSet ended, Map<String, Set<String>> renewed) {
    int before = ended.cardinality();
    for (int node = graph.effects(); node < graph.size(); node++) {
      TriggerGraph.Heard heard = graph.heard(node);
      Set<String> owners = heard == null ? null : renewed.get(heard.event());
      if (owners != null && !isAbout(heard, owners)) {
        ended.set(node);
      }
    }
    return ended.cardinality() > before;
  }

  /** The effects that the events of a loop can start, but not by events that have ended. */
  private List<Integer> reached(List<Integer> loop, Set<String> without, BitSet ended) {
    BitSet seen = nodes(loop);
    seen.or(ended);
    Deque<Integer> open = new ArrayDeque<>(loop);
    List<Integer> effects = new ArrayList<>();
    while (!open.isEmpty()) {
      int node = open.pop();
      if (node < graph.effects()) {
        effects.add(node);
      }
      BitSet ignored = node < graph.effects() ? raised(node, without) : new BitSet();
      for (int child : repeated(node, loop.get(0))) {
        if (!seen.get(child) && !ignored.get(child)) {
          seen.set(child);
          open.add(child);
        }
      }
    }
    return effects;
  }

  /**
   * The successors of a node that a loop can lead to in each round: without those that another loop
   * around it could not.
   *
   * @param inside a node of the loop
   */
  private List<Integer> repeated(int node, int inside) {
    List<Cut> around =
        cuts.getOrDefault(node, List.of()).stream().filter(cut -> cut.loop().get(inside)).toList();
    return open(node, around);
  }

  /** The nodes of those of some events that an effect can bring about. */
  private BitSet raised(int node, Set<String> events) {
    Program program = graph.program(node);
    BitSet nodes = new BitSet();
    program.raises().stream()
        .filter(raise -> events.contains(raise.event()))
        .forEach(raise -> nodes.set(graph.raised(raise, program)));
    return nodes;
  }

  /** The effect among some nodes that closed a loop: the last that is new, or the last of all. */
  private int closing(Collection<Integer> nodes) {
    List<Integer> effects = nodes.stream().filter(node -> node < graph.effects()).sorted().toList();
    List<Integer> added = effects.stream().filter(this::isNew).toList();
    List<Integer> from = added.isEmpty() ? effects : added;
    return from.get(from.size() - 1);
  }

  private boolean isNew(int node) {
    return !earlier.has(graph.program(node).effect());
  }

  /**
   * The shortest way round through the effect of a loop that closed it. If it goes on only for new
   * entities, it leads through an effect that brings them, and begins there if that is new.
   */
  private List<Integer> way(List<Integer> loop) {
    int start = closing(loop);
    List<Integer> way = path(start, start, loop, Map.of());
    Map<Integer, Integer> bringers = bringers(way, loop);
    if (bringers.isEmpty()) {
      return way;
    }
    int bringer = closing(bringers.keySet());
    List<Integer> there = path(start, bringer, loop, bringers);
    List<Integer> back = path(bringer, start, loop, bringers);
    boolean begins = isNew(bringer) || !isNew(start);
    return Stream.of(begins ? back : there, begins ? there : back).flatMap(List::stream).toList();
  }

  /**
   * The effects that bring the new entities for which a way round can be gone again, each with the
   * event that can occur for these; none if the way needs none or leads through one.
   */
  private Map<Integer, Integer> bringers(List<Integer> way, List<Integer> loop) {
    for (int node : way) {
      TriggerGraph.Heard heard = graph.heard(node);
      if (heard != null
          && knowledge.get(Knowledge.ONCE).containsKey(heard.event())
          && way.stream().noneMatch(one -> renewing(one, heard) != null)) {
        Map<Integer, Integer> bringers = new TreeMap<>();
        for (int one : reached(loop, Set.of())) {
          if (renewing(one, heard) != null) {
            bringers.put(one, node);
          }
        }
        return bringers;
      }
    }
    return Map.of();
  }

  /** The first line of an effect that lets an event occur again; null if none does. */
  private RaisedEvent renewing(int node, TriggerGraph.Heard heard) {
    if (node >= graph.effects()) {
      return null;
    }
    Program program = graph.program(node);
    Set<String> by = knowledge.get(Knowledge.ONCE).getOrDefault(heard.event(), Set.of());
    return program.raises().stream()
        .filter(raise -> by.contains(raise.event()))
        .filter(raise -> isAbout(heard, graph.owners(raise, program)))
        .findFirst()
        .orElse(null);
  }

  /**
   * The shortest path from a node to another, without the last.
   *
   * @param loop the nodes from which it begins
   * @param renewed the events that can occur again for what some effects bring, by effect
   */
  private List<Integer> path(
      int start, int end, List<Integer> loop, Map<Integer, Integer> renewed) {
    Map<Integer, Integer> from = new HashMap<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    Deque<Integer> left = new ArrayDeque<>(renewed.keySet());
    while (!from.containsKey(end)) {
      if (open.isEmpty()) { // What is raised is told rather than what it makes possible.
        int bringer = left.pop();
        if ((bringer == start || from.containsKey(bringer))
            && from.putIfAbsent(renewed.get(bringer), bringer) == null) {
          open.add(renewed.get(bringer));
        }
        continue;
      }
      int node = open.pop();
      for (int child : repeated(node, loop.get(0))) {
        if (from.putIfAbsent(child, node) == null) {
          open.add(child);
        }
      }
    }
    List<Integer> path = new ArrayList<>();
    for (int node = from.get(end); node != start; node = from.get(node)) {
      path.add(node);
    }
    path.add(start);
    Collections.reverse(path);
    return path;
  }

  /** The effects on a cycle, each with what leads on to the next one. */
  private List<Link> links(List<Integer> way) {
    List<Link> links = new ArrayList<>();
    for (int i = 0; i < way.size(); i++) {
      if (way.get(i) < graph.effects()) {
        Program program = graph.program(way.get(i));
        int next = way.get((i + 1) % way.size());
        RaisedEvent raise = raise(program, next);
        RaisedEvent renewing =
            raise == null && graph.heard(next) != null
                ? renewing(way.get(i), graph.heard(next))
                : null;
        links.add(new Link(program.effect(), raise == null ? renewing : raise, renewing != null));
      }
    }
    return links;
  }

  private RaisedEvent raise(Program program, int event) {
    return program.raises().stream()
        .filter(raise -> graph.raised(raise, program) == event)
        .findFirst()
        .orElse(null);
  }
}
