package dev.runesheet.game.tcgpocket.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.tcgpocket.authoring.card.PocketWords;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.place.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The findings of cards that only follow from mistakes in the file of effect types, which are told
 * there.
 */
final class ConsequentialFindings {

  private static final Place TYPES = new Place.Pointer("/" + ActiveLanguage.FAMILY);
  private static final String PARAMS = "params";
  private static final String USE = "effect_id";
  private static final String LIST = "effects";
  private static final String WORDS = "words";
  private static final String SUPPRESSED = "suppressed";

  /** Codes of findings about a use that only a right type could have, or another than was meant. */
  private static final Set<Code> OF_TYPES = Set.of(Code.EFFECT_PLACE, Code.STACKING_MODE);

  /** The fields of the file that hold lines which all types share. */
  private static final List<String> LINES = List.of("attack", "within");

  private final JsonDocument types;
  private final Set<String> wrong = new HashSet<>();
  private final Set<Place> unfilled = new HashSet<>();
  private final Set<String> unread = new HashSet<>();
  private boolean shared;

  /** The fields beside the types in which something is wrong, as they are meant. */
  private final Set<String> blocks = new HashSet<>();

  /** The parameters whose words are wrong, and single words of others, behind the types' ids. */
  private final Set<String> wordless = new HashSet<>();

  /** The names of types' templates that no parameter has, behind the id of the type. */
  private final Set<String> nameless = new HashSet<>();

  /** The parameters in which something is wrong, as fields of uses, behind the id of the type. */
  private final Set<String> wrongFields = new HashSet<>();

  /** The types whose parameters have not been read. */
  private final Set<String> unnamed = new HashSet<>();

  /** Begins with the mistakes that were found as the file of effect types was read. */
  ConsequentialFindings(JsonDocument types, Collection<Diagnostic> findings) {
    this.types = types;
    from(findings);
    unread.addAll(
        wrong.stream()
            .filter(id -> findings.stream().anyMatch(one -> isOfValue(one, id)))
            .toList());
  }

  /** A parameter or a field of staying that cannot be read has no value in templates. */
  private static boolean isOfValue(Diagnostic finding, String type) {
    List<String> steps = ofType(finding);
    return steps.size() > 1
        && steps.get(0).equals(type)
        && (steps.get(1).equals(PARAMS) && steps.size() > 2
            || steps.get(1).startsWith("stays")
            || Stream.of(PARAMS, "stays", "statuses").anyMatch(field -> means(finding, field)));
  }

  /** True if a field of a type is told to be misspelt that is meant to be another. */
  private static boolean means(Diagnostic finding, String field) {
    return finding.code() == Code.UNKNOWN_FIELD
        && ofType(finding).size() == 2
        && finding.meant().filter(field::equals).isPresent();
  }

  /** Takes the mistakes in the file of effect types from among findings. */
  void from(Collection<Diagnostic> findings) {
    for (Diagnostic one : findings) {
      if (one.isError() && one.location().file().equals(types.file())) {
        List<String> steps = ofType(one);
        boolean ofType = !steps.isEmpty();
        shared |= !ofType;
        if (!ofType) {
          blocks.add(block(one));
        }
        String type = ofType ? steps.get(0) : "";
        if (one.code() == Code.TEMPLATE || one.code() == Code.EMPTY) {
          unfilled.add(one.location().place().plain());
          nameless.add(type + " " + one.found());
        }
        if (ofType) {
          wrong.add(type);
          field(steps, one);
        }
      }
    }
  }

  /** The steps from the effect types to a place among them, a type first; none elsewhere. */
  private static List<String> ofType(Diagnostic finding) {
    List<String> steps = finding.location().place().steps();
    return finding.location().place().isBelow(TYPES) ? steps.subList(1, steps.size()) : List.of();
  }

  /** The field of the file in which a mistake is, or that a misspelt one is meant to be. */
  private static String block(Diagnostic finding) {
    List<String> steps = finding.location().place().steps();
    String written = steps.isEmpty() ? "" : steps.get(0);
    return steps.size() > 1 ? written : finding.meant().orElse(written);
  }

  /** Notes that a parameter is wrong, or by another name, or that all of a type are. */
  private void field(List<String> steps, Diagnostic finding) {
    String type = steps.get(0);
    if (steps.size() > 2 && steps.get(1).equals(PARAMS)) {
      String parameter = steps.get(2);
      wrongFields.add(type + " the field " + Words.quote(parameter));
      nameless.add(type + " " + Words.quote(finding.expected()));
      if (steps.size() > 3 && isOfWords(steps, finding)) {
        wordless.add(type + " " + parameter);
      } else if (finding.code() == Code.UNKNOWN_WORD) {
        wordless.add(type + " " + parameter + " " + finding.found());
      }
    }
    if (means(finding, PARAMS)) {
      unnamed.add(type);
    }
  }

  /** True if a mistake in a parameter is one of its words, or of the field that lists them. */
  private static boolean isOfWords(List<String> steps, Diagnostic finding) {
    String field = steps.size() == 4 ? finding.meant().orElse(steps.get(3)) : steps.get(3);
    return field.equals(WORDS);
  }

  /** True if the use of a type is wrong only since the type is. */
  boolean ofUse(Diagnostic finding, JsonDocument cards) {
    if (!finding.location().file().equals(cards.file())) {
      return false;
    }
    return finding.code() instanceof Code code && ofUse(code, finding, cards);
  }

  private boolean ofUse(Code code, Diagnostic finding, JsonDocument cards) {
    JsonNode use = use(finding, cards);
    String type = use.path(USE).asText();
    return switch (code) {
      case UNKNOWN_FIELD -> isWritten(type, finding);
      case MISSING_FIELD ->
          named(use.path(PARAMS)).anyMatch(name -> isNameless(type, name))
              || wrongFields.contains(type + " " + finding.expected());
      case NO_CHANGE -> wrong.contains(type);
      case UNKNOWN_WORD, UNKNOWN_STAT -> isWordless(type, finding);
      case UNKNOWN_TARGET ->
          isScope(finding.found()) && Stream.of(SUPPRESSED, "scopes").anyMatch(blocks::contains);
      case UNKNOWN_EFFECT_TYPE ->
          blocks.contains(ActiveLanguage.FAMILY)
              || types.root().node().path(ActiveLanguage.FAMILY).has(type);
      case SUPPRESSES_ITSELF -> blocks.contains(SUPPRESSED) || hasWrong(list(finding, cards));
      default ->
          OF_TYPES.contains(code) && (asksForBlock(finding) || hasWrong(list(finding, cards)));
    };
  }

  /** True if what is told to be needed is a field of the file of types that is wrong there. */
  private boolean asksForBlock(Diagnostic finding) {
    return blocks.stream().map(Words::quote).anyMatch(finding.expected()::contains);
  }

  /** True if a word of an effect is one that is, whatever the file of types does with it. */
  private static boolean isScope(String found) {
    return PocketWords.scopes().keySet().stream().anyMatch(one -> found.equals(Words.quote(one)));
  }

  /** True if a field of a use is a parameter whose words are wrong. */
  private boolean isWordless(String type, Diagnostic finding) {
    return parameter(finding)
        .map(name -> type + " " + name)
        .filter(one -> wordless.contains(one) || wordless.contains(one + " " + finding.found()))
        .isPresent();
  }

  /** The parameter of a use that a place is of; empty if it is of none. */
  private static Optional<String> parameter(Diagnostic finding) {
    return finding
        .location()
        .place()
        .pointer()
        .filter(field -> field.around().last().equals(PARAMS))
        .map(Place.Pointer::last);
  }

  /** True if a type that is wrong is named among effects. */
  private boolean hasWrong(JsonNode effects) {
    return effects.findValuesAsText(USE).stream().anyMatch(wrong::contains);
  }

  private static Stream<String> named(JsonNode object) {
    return object.properties().stream().map(Map.Entry::getKey);
  }

  /** True if templates of a type use a name that no parameter of it has. */
  private boolean isNameless(String type, String name) {
    return nameless.contains(type + " " + Words.quote(name));
  }

  /** True if a type uses a parameter with the name of a field, or has one that is not read. */
  private boolean isWritten(String type, Diagnostic finding) {
    JsonNode params = types.root().node().path(ActiveLanguage.FAMILY).path(type).path(PARAMS);
    return parameter(finding)
        .filter(name -> params.has(name) || isNameless(type, name) || unnamed.contains(type))
        .isPresent();
  }

  /**
   * True if a template is wrong only since nothing fills its place, or the lines that all types
   * share, which are read by themselves, since what a type puts into them is.
   */
  boolean ofTemplate(Diagnostic finding) {
    List<String> steps = finding.location().place().steps();
    boolean lines =
        !steps.isEmpty() && LINES.stream().anyMatch(field -> steps.get(0).startsWith(field));
    return finding.location().file().equals(types.file())
        && (unfilled.contains(finding.location().place().plain())
            || lines && !wrong.isEmpty()
            || ofType(finding).stream().limit(1).anyMatch(unread::contains));
  }

  /** True if what effects become in a card is wrong only since their types are. */
  boolean ofForm(Diagnostic finding, JsonDocument cards) {
    List<String> all = list(finding, cards).findValuesAsText(USE);
    return finding.location().file().equals(cards.file())
        && !all.isEmpty()
        && (shared || all.stream().anyMatch(wrong::contains));
  }

  /** The innermost effect around a place; nothing if none is. */
  private static JsonNode use(Diagnostic finding, JsonDocument cards) {
    return around(finding, cards).stream()
        .filter(one -> one.has(USE))
        .reduce((outer, inner) -> inner)
        .orElse(MissingNode.getInstance());
  }

  /** The effects that count one after the other, as those of an attack, with one at a place. */
  private static JsonNode list(Diagnostic finding, JsonDocument cards) {
    return around(finding, cards).stream().findFirst().orElse(MissingNode.getInstance());
  }

  /** The objects with effects around a place, from outside inwards. */
  private static List<JsonNode> around(Diagnostic finding, JsonDocument cards) {
    JsonNode at = cards.root().node();
    List<JsonNode> around = new ArrayList<>();
    Iterator<String> steps = finding.location().place().steps().iterator();
    while (steps.hasNext() && at.isContainerNode()) {
      String name = steps.next();
      at = at.isArray() ? at.path(number(name)) : at.path(name);
      if (at.has(USE) || at.has(LIST)) {
        around.add(at);
      }
    }
    return around;
  }

  private static int number(String step) {
    return step.matches("[0-9]{1,9}") ? Integer.parseInt(step) : -1;
  }
}
