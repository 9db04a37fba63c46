package dev.runesheet.analysis;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds chains of effects that can go round without end, and names one way round for each. */
final class LoopCheck {

  private final TriggerGraph graph;
  private final Places places;
  private final Report report;
  private final Map<Integer, Set<Integer>> cut = new HashMap<>();

  LoopCheck(TriggerGraph graph, Places places, Report report) {
    this.graph = graph;
    this.places = places;
    this.report = report;
  }

  void check() {
    List<List<Integer>> loops = loops();
    boolean cutting = true;
    while (cutting) {
      cutting = false;
      for (List<Integer> loop : loops) {
        cutting |= cut(loop);
      }
      loops = cutting ? loops() : loops;
    }
    loops.stream()
        .map(this::way)
        .sorted((one, other) -> one.get(0) - other.get(0))
        .forEach(this::tell);
  }

  private List<List<Integer>> loops() {
    return Components.cyclic(graph.size(), this::next);
  }

  private List<Integer> next(int node) {
    Set<Integer> gone = cut.get(node);
    return gone == null
        ? graph.next(node)
        : graph.next(node).stream().filter(one -> !gone.contains(one)).toList();
  }

  /** Takes out of a loop the changes that can happen only so often; whether there was one. */
  private boolean cut(List<Integer> loop) {
    BitSet inside = new BitSet();
    loop.forEach(inside::set);
    Progress progress = new Progress(reachable(loop));
    boolean cutting = false;
    for (int node : loop) {
      if (node >= graph.effects()) {
        continue;
      }
      Program program = graph.program(node);
      Map<Integer, List<Write>> byEvent =
          program.writes().stream()
              .collect(Collectors.groupingBy(write -> graph.raised(write, program.effect())));
      for (Map.Entry<Integer, List<Write>> event : byEvent.entrySet()) {
        boolean leads = inside.get(event.getKey()) && next(node).contains(event.getKey());
        boolean ends =
            event.getValue().stream().allMatch(write -> progress.ends(write, program.writes()));
        if (leads && ends) {
          cut.computeIfAbsent(node, any -> new HashSet<>()).add(event.getKey());
          cutting = true;
        }
      }
    }
    return cutting;
  }

  /** All changes that what is in a loop can bring about, also outside of it. */
  private List<Write> reachable(List<Integer> loop) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(loop);
    List<Write> writes = new ArrayList<>();
    loop.forEach(seen::set);
    while (!open.isEmpty()) {
      int node = open.pop();
      if (node < graph.effects()) {
        writes.addAll(graph.program(node).writes());
      }
      for (int child : graph.next(node)) {
        if (!seen.get(child)) {
          seen.set(child);
          open.add(child);
        }
      }
    }
    return writes;
  }

  /** The shortest way round through the last effect of a loop, which is the one that closed it. */
  private List<Integer> way(List<Integer> loop) {
    int start = -1;
    for (int node : loop) {
      start = node < graph.effects() ? Math.max(start, node) : start;
    }
    BitSet inside = new BitSet();
    loop.forEach(inside::set);
    Map<Integer, Integer> from = new HashMap<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    while (!from.containsKey(start)) {
      int node = open.pop();
      for (int child : next(node)) {
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

  private void tell(List<Integer> way) {
    List<Effect> effects = new ArrayList<>();
    List<String> words = new ArrayList<>();
    Step first = null;
    for (int i = 0; i < way.size(); i++) {
      if (way.get(i) >= graph.effects()) {
        continue;
      }
      Program program = graph.program(way.get(i));
      int event = way.get((i + 1) % way.size());
      effects.add(program.effect());
      Write write = write(program, event);
      String what = write == null ? "runs" : "changes " + write.stat() + ", which sets off";
      words.add("'" + program.effect().id() + "' " + what);
      first = i == 0 && write != null ? write.act() : first;
    }
    Effect start = effects.get(0);
    words.add("'" + start.id() + "'");
    SourceLocation place = first == null ? start.source() : places.step(start, first);
    report.add(Code.LOOP, place, start.id(), String.join(" ", words), effects);
  }

  private Write write(Program program, int event) {
    return program.writes().stream()
        .filter(write -> graph.raised(write, program.effect()) == event)
        .findFirst()
        .orElse(null);
  }
}
