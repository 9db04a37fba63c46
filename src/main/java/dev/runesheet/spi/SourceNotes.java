package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.kie.api.definition.rule.Rule;
import org.kie.api.io.Resource;

/**
 * The source and the sentence of each rule, by the rule's name. They are delivered with the rules,
 * so that a match can give reasons without the sources.
 *
 * <p>A parameter that is null is refused with {@link NullPointerException}, which names it.
 */
public final class SourceNotes {

  /** No notes. */
  public static final SourceNotes NONE = new SourceNotes(Map.of());

  /** Stands for a file in the names of the notes on questions. No file has an empty name. */
  private static final String QUESTIONS = "";

  private final Map<String, Note> notes;

  /** Creates notes from a map of rule names. */
  public SourceNotes(Map<String, Note> notes) {
    this.notes = Collections.unmodifiableMap(new TreeMap<>(given(notes, "notes")));
  }

  /**
   * The notes on one rule.
   *
   * @param source the place it was written: a JSON pointer, a line, or a cell
   * @param sentence the effect in words
   * @param steps the places of its steps, in order; empty if only the source is known
   * @param conditions the places of the constraints of its first pattern, in order; an empty text
   *     for one that no author wrote
   * @param options ids and words of the options that its effect offers, where they do not depend on
   *     the match; noted with one rule of each effect
   */
  public record Note(
      String source,
      String sentence,
      List<String> steps,
      List<String> conditions,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> options) {

    /** Copies the lists; none in the file means that nothing is known. */
    public Note {
      steps = steps == null ? List.of() : List.copyOf(steps);
      conditions = conditions == null ? List.of() : List.copyOf(conditions);
      options = options == null ? List.of() : List.copyOf(options);
    }

    /** A note of a rule that offers nothing. */
    public Note(String source, String sentence, List<String> steps, List<String> conditions) {
      this(source, sentence, steps, conditions, List.of());
    }

    /** The same note with the options of its rule's effect. */
    public Note offering(Collection<String> offered) {
      return new Note(source, sentence, steps, conditions, List.copyOf(offered));
    }
  }

  /** These notes and others, which go before. */
  public SourceNotes and(SourceNotes others) {
    Map<String, Note> all = new TreeMap<>(notes);
    all.putAll(given(others, "others").notes);
    return new SourceNotes(all);
  }

  /**
   * These notes, in which the rules of files are also found by other names of these files.
   *
   * @param files the other names, by the files that the notes name
   */
  public SourceNotes alsoAt(Map<String, String> files) {
    given(files, "files");
    Map<String, Note> all = new TreeMap<>(notes);
    notes.forEach(
        (name, note) -> {
          int end = name.indexOf('\n');
          String file = end < 0 ? null : files.get(name.substring(0, end));
          if (file != null) {
            all.put(name(file, name.substring(end + 1)), note);
          }
        });
    return new SourceNotes(all);
  }

  /** The options of all effects, or empty if nothing is known of any rule. */
  public Optional<Set<String>> options() {
    Set<String> options = new TreeSet<>();
    notes.values().forEach(note -> options.addAll(note.options()));
    return notes.isEmpty() ? Optional.empty() : Optional.of(Collections.unmodifiableSet(options));
  }

  /** The name of the note on a question that a pack declares, in words that name no rule. */
  public static String question(String type) {
    return name(QUESTIONS, given(type, "type"));
  }

  /**
   * The canonical names of the classes of the questions that the pack declares, with or without
   * tables; empty if no pack has noted any.
   */
  public Optional<Set<String>> questions() {
    String start = name(QUESTIONS, "");
    Set<String> types = new TreeSet<>();
    notes.keySet().stream()
        .filter(name -> name.startsWith(start))
        .forEach(name -> types.add(name.substring(start.length())));
    return types.isEmpty() ? Optional.empty() : Optional.of(Collections.unmodifiableSet(types));
  }

  /** The note of a rule, or null. */
  public Note of(String rule) {
    return notes.get(given(rule, "rule"));
  }

  /**
   * The note of a rule of a file, by {@link #name}; or else that of a rule of any file; or null.
   */
  public Note of(String file, String rule) {
    Note ofFile = notes.get(name(file, rule));
    return ofFile == null ? notes.get(rule) : ofFile;
  }

  /** The note of a compiled rule, or null. */
  public Note of(Rule rule) {
    given(rule, "rule");
    Resource file = rule instanceof RuleImpl known ? known.getResource() : null;
    if (file == null || file.getSourcePath() == null) {
      return of(rule.getName());
    }
    String path = file.getSourcePath();
    Note ofPath = notes.get(name(path, rule.getName()));
    return ofPath == null ? of(lastOf(path), rule.getName()) : ofPath;
  }

  /** The name of a file: KIE gives its path in a jar, or the whole one in a folder of classes. */
  private static String lastOf(String path) {
    return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  }

  /** The name of a rule whose name may also be one of another file. */
  public static String name(String file, String rule) {
    return given(file, "file") + "\n" + given(rule, "rule");
  }

  /** The notes as JSON, sorted by rule. */
  public String toJson() {
    try {
      return new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(notes);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("notes of rules cannot be written", impossible);
    }
  }

  /**
   * Notes from their JSON.
   *
   * @throws IllegalArgumentException if it is not what {@link #toJson} writes
   */
  public static SourceNotes fromJson(String json) {
    given(json, "json");
    try {
      ObjectMapper mapper =
          new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
      Map<String, Note> notes =
          mapper.readValue(
              json,
              mapper.getTypeFactory().constructMapType(TreeMap.class, String.class, Note.class));
      if (notes == null || notes.containsValue(null)) {
        throw new IllegalArgumentException(
            "notes of rules are not readable: found null, expected an object.");
      }
      return new SourceNotes(notes);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(
          "notes of rules are not readable: " + wrong.getOriginalMessage(), wrong);
    }
  }
}
