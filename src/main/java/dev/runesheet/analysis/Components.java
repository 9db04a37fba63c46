package dev.runesheet.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The parts of a graph in which each node leads to each other (Tarjan's algorithm, without calls
 * inside calls: chains may be long).
 */
final class Components {

  private final IntFunction<List<Integer>> next;
  private final int[] index;
  private final int[] low;
  private final boolean[] onStack;
  private final int[] place;
  private final Deque<Integer> stack = new ArrayDeque<>();
  private final List<List<Integer>> components = new ArrayList<>();
  private int counter = 1;

  private Components(int size, IntFunction<List<Integer>> next) {
    this.next = next;
    index = new int[size];
    low = new int[size];
    onStack = new boolean[size];
    place = new int[size];
  }

  /** The parts with more than one node, or with a node that leads to itself; nodes ascend. */
  static List<List<Integer>> cyclic(int size, IntFunction<List<Integer>> next) {
    Components all = new Components(size, next);
    for (int node = 0; node < size; node++) {
      if (all.index[node] == 0) {
        all.search(node);
      }
    }
    return all.components.stream()
        .filter(part -> part.size() > 1 || next.apply(part.get(0)).contains(part.get(0)))
        .toList();
  }

  private void search(int root) {
    Deque<Integer> path = new ArrayDeque<>();
    enter(root, path);
    while (!path.isEmpty()) {
      int node = path.peek();
      if (place[node] < next.apply(node).size()) {
        int child = next.apply(node).get(place[node]++);
        if (index[child] == 0) {
          enter(child, path);
        } else if (onStack[child]) {
          low[node] = Math.min(low[node], index[child]);
        }
      } else {
        path.pop();
        if (!path.isEmpty()) {
          low[path.peek()] = Math.min(low[path.peek()], low[node]);
        }
        if (low[node] == index[node]) {
          components.add(part(node));
        }
      }
    }
  }

  private void enter(int node, Deque<Integer> path) {
    index[node] = counter;
    low[node] = counter++;
    onStack[node] = true;
    stack.push(node);
    path.push(node);
  }

  private List<Integer> part(int root) {
    List<Integer> part = new ArrayList<>();
    int node;
    do {
      node = stack.pop();
      onStack[node] = false;
      part.add(node);
    } while (node != root);
    Integer[] sorted = part.toArray(new Integer[0]);
    Arrays.sort(sorted);
    return List.of(sorted);
  }
}
