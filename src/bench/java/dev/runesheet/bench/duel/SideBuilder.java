package dev.runesheet.bench.duel;

import java.util.ArrayList;
import java.util.List;

/** Collects what the reader finds for one entity. */
final class SideBuilder {

  final double[] start;
  final List<String> abilityNames = new ArrayList<>();
  final List<Program> abilities = new ArrayList<>();
  final List<List<Program>> byPhase = lists(Phase.values().length);
  final List<List<Program>> byAttribute;
  String name = "";

  /** A builder for so many attributes. */
  SideBuilder(int attributeCount) {
    start = new double[attributeCount];
    byAttribute = lists(attributeCount);
  }

  private static List<List<Program>> lists(int count) {
    List<List<Program>> lists = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      lists.add(new ArrayList<>());
    }
    return lists;
  }

  /** The lists as arrays. */
  static Program[][] arrays(List<List<Program>> lists) {
    return lists.stream().map(list -> list.toArray(Program[]::new)).toArray(Program[][]::new);
  }
}
