package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Knots: classes each of which knows, perhaps through others, all the others. Rules about rooms do
 * not see them, since most lie within one room or between a room and its parent.
 */
class KnotsTest {

  /** A rule book, its matches, and the classes that load, restore and explain them. */
  private static final int MOST = 8;

  @Test
  void noMoreThanAFewClassesKnowEachOtherInACircle() {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.runesheet");
    Map<String, TreeSet<String>> uses = new TreeMap<>();
    for (JavaClass type : classes) {
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        String from = file(type);
        String to = file(dependency.getTargetClass());
        if (!from.equals(to) && to.startsWith("dev.runesheet.")) {
          uses.computeIfAbsent(from, key -> new TreeSet<>()).add(to);
        }
      }
    }
    assertThat(uses).hasSizeGreaterThan(1000);
    assertThat(new Search(uses).knots()).filteredOn(knot -> knot.size() > MOST).isEmpty();
  }

  @Test
  void aKnotIsFoundAlsoThroughOthers() {
    Map<String, TreeSet<String>> uses = new TreeMap<>();
    uses.put("a", new TreeSet<>(List.of("b")));
    uses.put("b", new TreeSet<>(List.of("c", "d")));
    uses.put("c", new TreeSet<>(List.of("a")));
    assertThat(new Search(uses).knots())
        .anySatisfy(knot -> assertThat(knot).containsExactlyInAnyOrder("a", "b", "c"))
        .noneMatch(knot -> knot.size() > 1 && knot.contains("d"));
  }

  /** The outermost class, which is its file. */
  private static String file(JavaClass type) {
    String name = type.getBaseComponentType().getName();
    int nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }

  /** Tarjan's search for strongly connected components. */
  private static final class Search {

    private final Map<String, TreeSet<String>> uses;
    private final Map<String, Integer> number = new HashMap<>();
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final List<List<String>> knots = new ArrayList<>();

    Search(Map<String, TreeSet<String>> uses) {
      this.uses = uses;
    }

    List<List<String>> knots() {
      for (String type : uses.keySet()) {
        if (!number.containsKey(type)) {
          visit(type);
        }
      }
      return knots;
    }

    private void visit(String type) {
      number.put(type, number.size());
      lowest.put(type, number.get(type));
      open.push(type);
      for (String used : uses.getOrDefault(type, new TreeSet<>())) {
        if (!number.containsKey(used)) {
          visit(used);
          lowest.merge(type, lowest.get(used), Math::min);
        } else if (open.contains(used)) {
          lowest.merge(type, number.get(used), Math::min);
        }
      }
      if (lowest.get(type).equals(number.get(type))) {
        List<String> knot = new ArrayList<>();
        while (knot.isEmpty() || !knot.get(knot.size() - 1).equals(type)) {
          knot.add(open.pop());
        }
        knots.add(knot);
      }
    }
  }
}
