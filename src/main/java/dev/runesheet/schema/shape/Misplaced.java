package dev.runesheet.schema.shape;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonFields;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Fields that stand beside the one whose entry they are: {@code do} beside {@code when}. */
final class Misplaced {

  private Misplaced() {}

  /** True after a report of such fields among those of a record that nothing has asked for. */
  static boolean report(Shape.Structure record, JsonFields fields) {
    List<String> others = fields.others();
    if (others.isEmpty()) {
      return false;
    }
    JsonNode written = fields.object().node();
    List<Shape.Field> missingFirst =
        record.fields().stream()
            .sorted(Comparator.comparing(field -> written.has(field.name())))
            .toList();
    for (Shape.Field field : missingFirst) {
      for (Map.Entry<String, Shape.Structure> one : cases(field.shape()).entrySet()) {
        if (others.contains(one.getKey()) && begins(one.getValue(), written)) {
          fields.within(field.name(), own(one.getKey(), one.getValue(), others));
          return true;
        }
      }
    }
    return false;
  }

  /**
   * The cases that an object can be which has the first fields of several: those that begin it, and
   * of them the only one whose missing field holds the others.
   */
  static List<String> outer(Shape.Choice choice, List<String> found, JsonNode written) {
    List<String> begun =
        found.stream().filter(word -> begins(choice.cases().get(word), written)).toList();
    List<String> outer =
        begun.stream()
            .filter(
                word ->
                    choice.cases().get(word).fields().stream()
                        .filter(field -> field.required() && !written.has(field.name()))
                        .anyMatch(field -> cases(field.shape()).equals(choice.cases())))
            .toList();
    return begun.size() > 1 && outer.size() == 1 ? outer : begun;
  }

  /** The names that belong to a record, beginning with the one that tells it. */
  private static List<String> own(String first, Shape.Structure record, List<String> others) {
    List<Shape.Field> all = record.fields();
    boolean any = all.stream().anyMatch(field -> field.shape() instanceof Shape.Others);
    List<String> known = all.stream().map(Shape.Field::name).toList();
    List<String> own = new ArrayList<>(List.of(first));
    others.stream()
        .filter(name -> !name.equals(first) && (any || known.contains(name)))
        .forEach(own::add);
    return own;
  }

  /** True unless the first field of a record is a word and something else is written for it. */
  private static boolean begins(Shape.Structure record, JsonNode written) {
    Shape.Field first = record.fields().get(0);
    boolean word = first.shape() instanceof Shape.Name || first.shape() instanceof Shape.Text;
    return !word || !written.path(first.name()).isContainerNode();
  }

  /** The records that a value, or an entry of it, can be, by the fields that tell them. */
  private static Map<String, Shape.Structure> cases(Shape declared) {
    Shape shape = declared instanceof Shape.Listed listed ? listed.element() : declared;
    if (shape instanceof Shape.Recursive recursive) {
      return cases(recursive.of());
    }
    return shape instanceof Shape.Choice choice && choice.tag().isEmpty()
        ? choice.cases()
        : Map.of();
  }
}
