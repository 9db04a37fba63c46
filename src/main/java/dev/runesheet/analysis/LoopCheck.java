package dev.runesheet.analysis;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

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
  private final Places places;
  private final Report report;
  private final Map<Integer, Set<Integer>> cut = new HashMap<>();

  /** The edges of each node, without those cut and those of reported loops. */
  private final List<List<Integer>> edges = new ArrayList<>();

  /** The effects on reported cycles. */
  private final BitSet gone = new BitSet();

  LoopCheck(
      TriggerGraph graph,
      EarlierEffects earlier,
      Knowledge knowledge,
      Places places,
      Report report) {
    this.graph = graph;
    this.earlier = earlier;
    this.knowledge = knowledge;
    this.places = places;
    this.report = report;
  }

  void check() {
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
    List<List<Integer>> ways = ways(loops);
    ways.sort(Comparator.comparing(way -> way.get(0)));
    ways.forEach(this::tell);
  }

  /** One cycle through each effect whose removal leaves loops of others. */
  private List<List<Integer>> ways(List<List<Integer>> found) {
    List<List<Integer>> ways = new ArrayList<>();
    List<List<Integer>> loops = found;
    while (!loops.isEmpty() && ways.size() < MOST) {
      for (List<Integer> loop : loops) {
        List<Integer> way = way(loop);
        ways.add(way);
        gone.set(way.get(0));
      }
      loops = loops();
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
    Set<Integer> ended = cut.getOrDefault(node, Set.of());
    return ended.isEmpty() && gone.isEmpty()
        ? graph.next(node)
        : graph.next(node).stream()
            .filter(one -> !ended.contains(one) && !gone.get(one) && !gone.get(node))
            .toList();
  }

  /**
   * Removes from a loop the changes that can occur only a bounded number of times; whether there
   * was one.
   */
  private boolean cut(
      List<Integer> loop, List<Program> reachable, Map<String, Set<String>> renewed) {
    BitSet inside = new BitSet();
    loop.forEach(inside::set);
    Progress progress = new Progress(writes(reachable));
    Set<String> often = often(loop, renewed);
    boolean cutting = false;
    for (int node : loop) {
      if (node >= graph.effects()) {
        continue;
      }
      Program program = graph.program(node);
      Map<Integer, List<RaisedEvent>> byEvent =
          program.raises().stream()
              .collect(Collectors.groupingBy(raise -> graph.raised(raise, program.effect())));
      for (Map.Entry<Integer, List<RaisedEvent>> event : byEvent.entrySet()) {
        boolean leads = inside.get(event.getKey()) && edges.get(node).contains(event.getKey());
        boolean ends =
            event.getValue().stream().allMatch(raise -> ends(raise, program, progress, often));
        if (leads && ends) {
          cut.computeIfAbsent(node, any -> new HashSet<>()).add(event.getKey());
          cutting = true;
        }
      }
    }
    return cutting;
  }

  /**
   * Removes from a loop the events that occur once for each entity, if it creates no new entities
   * for them; whether any was removed.
   */
  private boolean cutNotRenewed(List<Integer> loop, Map<String, Set<String>> renewed) {
    boolean cutting = false;
    for (int node : loop) {
      TriggerGraph.Heard heard = graph.heard(node);
      Set<String> owners = heard == null ? null : renewed.get(heard.event());
      if (owners != null
          && !owners.contains(TriggerGraph.ANYONE)
          && !owners.contains(heard.owner())) {
        cutting |= cut.computeIfAbsent(node, any -> new HashSet<>()).addAll(edges.get(node));
      }
    }
    return cutting;
  }

  /** The owners of the effects of entities for which an event can occur again, by the event. */
  private Map<String, Set<String>> renewed(List<Program> programs) {
    Map<String, Set<String>> renewed = new HashMap<>();
    knowledge.once().forEach((event, by) -> renewed.put(event, renewed(programs, by)));
    return renewed;
  }

  /** The owners of the effects of entities that programs raise some events about, or any. */
  private Set<String> renewed(List<Program> programs, Set<String> by) {
    Set<String> renewed = new HashSet<>();
    for (Program program : programs) {
      program.raises().stream()
          .filter(raise -> by.contains(raise.event()))
          .forEach(raise -> renewed.add(graph.owner(raise, program.effect())));
    }
    return renewed;
  }

  /** The events that occur only a bounded number of times while a chain repeats. */
  private Set<String> often(List<Integer> loop, Map<String, Set<String>> renewed) {
    Set<String> often = new HashSet<>(renewed.keySet());
    often.removeIf(event -> !renewed.get(event).isEmpty());
    // Programs started only by these events lower a stat a bounded number of times: left out.
    List<Program> reachable = reachable(loop, often);
    boolean ending =
        reachable.stream()
            .flatMap(program -> program.raises().stream())
            .anyMatch(raise -> knowledge.ending().contains(raise.event()));
    if (!ending && new Progress(writes(reachable)).neverFalls()) {
      often.addAll(knowledge.rising());
    }
    return often;
  }

  /** True if the event of a line occurs only a bounded number of times in a chain. */
  private static boolean ends(
      RaisedEvent raise, Program program, Progress progress, Set<String> often) {
    return raise.write() == null
        ? often.contains(raise.event())
        : progress.ends(raise.write(), program.writes());
  }

  private static List<StatChange> writes(List<Program> programs) {
    return programs.stream().flatMap(program -> program.writes().stream()).toList();
  }

  /**
   * All programs that the events of a loop can start, also outside of it.
   *
   * @param without events that are not followed
   */
  private List<Program> reachable(List<Integer> loop, Set<String> without) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(loop);
    List<Program> programs = new ArrayList<>();
    loop.forEach(seen::set);
    while (!open.isEmpty()) {
      int node = open.pop();
      if (node < graph.effects()) {
        programs.add(graph.program(node));
      }
      BitSet ignored = node < graph.effects() ? raised(node, without) : new BitSet();
      for (int child : graph.next(node)) {
        if (!seen.get(child) && !ignored.get(child)) {
          seen.set(child);
          open.add(child);
        }
      }
    }
    return programs;
  }

  /** The nodes of those of some events that an effect can bring about. */
  private BitSet raised(int node, Set<String> events) {
    Program program = graph.program(node);
    BitSet nodes = new BitSet();
    program.raises().stream()
        .filter(raise -> events.contains(raise.event()))
        .forEach(raise -> nodes.set(graph.raised(raise, program.effect())));
    return nodes;
  }

  /** The effect of a loop that closed it: the last that is new, or the last of all. */
  private int closing(List<Integer> loop) {
    int last = -1;
    int lastNew = -1;
    for (int node : loop) {
      if (node < graph.effects()) {
        last = Math.max(last, node);
        lastNew = earlier.has(graph.program(node).effect()) ? lastNew : Math.max(lastNew, node);
      }
    }
    return lastNew < 0 ? last : lastNew;
  }

  /** The shortest way round through the effect of a loop that closed it. */
  private List<Integer> way(List<Integer> loop) {
    int start = closing(loop);
    BitSet inside = new BitSet();
    loop.forEach(inside::set);
    Map<Integer, Integer> from = new HashMap<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    while (!from.containsKey(start)) {
      int node = open.pop();
      for (int child : edges.get(node)) {
        if (inside.get(child) && from.putIfAbsent(child, node) == null) {
          open.add(child);
        }
      }
    }
    List<Integer> way = new ArrayList<>();
    for (int node = from.get(start); node != start; node = from.get(node)) {
      way.add(node);
    }
    way.add(start);
    Collections.reverse(way);
    return way;
  }

  /** Reports a cycle at the first effect, which closed it, with the names of the others. */
  private void tell(List<Integer> way) {
    List<Link> links = new ArrayList<>();
    for (int i = 0; i < way.size(); i++) {
      if (way.get(i) < graph.effects()) {
        Program program = graph.program(way.get(i));
        RaisedEvent raise = raise(program, way.get((i + 1) % way.size()));
        links.add(new Link(program.effect(), raise));
      }
    }
    Effect start = links.get(0).effect();
    RaisedEvent raise = links.get(0).raise();
    String round = links.stream().map(Link::words).collect(Collectors.joining(" "));
    SourceLocation act = raise == null ? start.source() : places.step(start, raise.act());
    report.add(
        Code.LOOP,
        earlier.onlyStartsOtherwise(start) ? places.trigger(start) : act,
        start.id(),
        round + " '" + start.id() + "'",
        links.stream().map(Link::effect).toList());
  }

  /**
   * One effect on a cycle.
   *
   * @param raise the line that leads on; null if the effect runs the next one
   */
  private record Link(Effect effect, RaisedEvent raise) {
    String words() {
      String what = raise == null ? "runs" : raise.words() + ", which sets off";
      return "'" + effect.id() + "' " + what;
    }
  }

  private RaisedEvent raise(Program program, int event) {
    return program.raises().stream()
        .filter(raise -> graph.raised(raise, program.effect()) == event)
        .findFirst()
        .orElse(null);
  }
}
