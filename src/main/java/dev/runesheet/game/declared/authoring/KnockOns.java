package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * The findings of cards that only follow from mistakes in the file of effect types, which are told
 * there.
 */
final class KnockOns {

  private static final String TYPES = "#/" + ActiveCards.FAMILY + "/";
  private static final String USE = "effect_id";

  /** Codes of findings about a use that only a right type could have, or another than was meant. */
  private static final Set<Code> OF_TYPES =
      Set.of(Code.EFFECT_PLACE, Code.STACKING_MODE, Code.SUPPRESSES_ITSELF);

  private final JsonDocument types;
  private final Set<String> wrong = new HashSet<>();
  private final Set<String> unfilled = new HashSet<>();
  private final Set<String> unread = new HashSet<>();
  private boolean shared;
  private boolean lines;

  /** Begins with the mistakes that were found as the file of effect types was read. */
  KnockOns(JsonDocument types, Collection<Diagnostic> findings) {
    this.types = types;
    from(findings);
    unread.addAll(
        wrong.stream()
            .filter(id -> findings.stream().anyMatch(one -> isOfParameter(one, id)))
            .toList());
  }

  /** A parameter that cannot be read has no value in templates. */
  private static boolean isOfParameter(Diagnostic finding, String type) {
    return finding.location().place().startsWith(TYPES + type + "/params/");
  }

  /** Takes the mistakes in the file of effect types from among findings. */
  void from(Collection<Diagnostic> findings) {
    for (Diagnostic one : findings) {
      if (one.severity() == Severity.ERROR && one.location().file().equals(types.file())) {
        String place = one.location().place();
        boolean ofType = place.startsWith(TYPES);
        shared |= !ofType;
        lines |= place.startsWith("#/attack") || place.startsWith("#/within");
        if (one.code() == Code.TEMPLATE) {
          unfilled.add(CardForm.withoutColumn(place));
        }
        if (ofType) {
          wrong.add(step(place.substring(TYPES.length())));
        }
      }
    }
  }

  private static String step(String pointer) {
    return pointer.split("/", 2)[0].replace("~1", "/").replace("~0", "~");
  }

  /** True if the use of a type is wrong only since the type is. */
  boolean ofUse(Diagnostic finding, JsonDocument cards) {
    if (!finding.location().file().equals(cards.file())) {
      return false;
    }
    JsonNode use = use(finding, cards);
    String type = use.path(USE).asText();
    if (finding.code() == Code.UNKNOWN_FIELD) {
      return isWritten(type, finding.location().place());
    }
    return finding.code() == Code.UNKNOWN_EFFECT_TYPE
        ? types.root().node().path(ActiveCards.FAMILY).has(type)
        : OF_TYPES.contains(finding.code()) && wrong.contains(type);
  }

  /** True if a type has a parameter with the name of a field, which could not be read. */
  private boolean isWritten(String type, String place) {
    int field = place.lastIndexOf('/');
    JsonNode params = types.root().node().path(ActiveCards.FAMILY).path(type).path("params");
    return place.substring(0, field).endsWith("/params")
        && params.has(step(place.substring(field + 1)));
  }

  /** True if a template is wrong only since nothing fills its place, or since shared lines are. */
  boolean ofTemplate(Diagnostic finding) {
    String place = CardForm.withoutColumn(finding.location().place());
    boolean formula = place.startsWith(TYPES) && place.endsWith("/damage");
    return finding.location().file().equals(types.file())
        && (unfilled.contains(place)
            || lines && formula
            || place.startsWith(TYPES) && unread.contains(step(place.substring(TYPES.length()))));
  }

  /** True if what effects become in a card is wrong only since their types are. */
  boolean ofForm(Diagnostic finding, JsonDocument cards) {
    List<String> all = use(finding, cards).findValuesAsText(USE);
    return finding.location().file().equals(cards.file())
        && !all.isEmpty()
        && (shared || all.stream().anyMatch(wrong::contains));
  }

  /** The innermost effect around a place; what stands there if none is. */
  private static JsonNode use(Diagnostic finding, JsonDocument cards) {
    JsonNode at = cards.root().node();
    JsonNode use = null;
    String place = finding.location().place();
    String pointer = place.substring(Math.min(2, place.length()));
    Iterator<String> steps = List.of(pointer.split("/")).iterator();
    while (steps.hasNext() && at.isContainerNode()) {
      String name = step(steps.next());
      at = at.isArray() ? at.path(number(name)) : at.path(name);
      use = at.has(USE) ? at : use;
    }
    return use == null ? at : use;
  }

  private static int number(String step) {
    return step.matches("[0-9]{1,9}") ? Integer.parseInt(step) : -1;
  }
}
