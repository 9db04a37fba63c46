package dev.runesheet.pack.check;

import dev.runesheet.document.EntryLists;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spelling.Slug;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.table.grid.WorkbookFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Findings of a game whose names are declared in its sources: a declared name that is misspelt is
 * told once, where it is declared, and not at each place that calls it rightly. One that is not
 * declared at all is told once, too.
 */
public final class MisspeltNames {

  /** The codes of words that nothing declares. */
  public static final Set<Code> UNKNOWN =
      Set.of(
          Code.UNKNOWN_FIELD,
          Code.UNKNOWN_STAT,
          Code.UNKNOWN_REFERENCE,
          Code.UNKNOWN_TARGET,
          Code.UNKNOWN_TRIGGER,
          Code.UNKNOWN_EFFECT_TYPE);

  /** The codes of an entry that its file has twice. */
  private static final Set<Code> DOUBLE = Set.of(Code.NOT_JSON, Code.NOT_YAML);

  /** Of so many letters of a misspelt name at most one is wrong. */
  private static final int LETTERS = 4;

  /** Of more unused numbered names of a list, one may be near an unknown word by chance. */
  private static final int UNUSED = 3;

  /** So many unknown words are no slips in a few names; each is compared with all names. */
  private static final int MOST_UNKNOWN = 500;

  private static final List<String> SIDES = List.of("own ", "enemy ");

  /** The further forms of a declared name: the event of a stat, the scopes of a zone. */
  private static final List<UnaryOperator<String>> FORMS =
      List.of(
          name -> name, StatEvent::of, name -> SIDES.get(0) + name, name -> SIDES.get(1) + name);

  /**
   * A declared name.
   *
   * @param list the list of names that it stands in: the path of its field, or its column
   * @param placed a finding about it, with the line that it stands in
   */
  private record Declared(
      String name, Object list, SourceLocation place, UnaryOperator<Diagnostic> placed) {

    static Declared of(String name, String path, JsonValue value) {
      return new Declared(name, path, value.location(), finding -> at(name, value, finding));
    }

    static Declared of(String name, SourceLocation cell) {
      return new Declared(name, new WordPlace(cell).beside(), cell, UnaryOperator.identity());
    }

    boolean isBeside(Declared other) {
      return list.equals(other.list);
    }

    /** True if the entry that is repeated for words of a list would have a name with another. */
    boolean isRepeatedFor(String called) {
      String entry = place.place().pointer().map(Place.Pointer::last).orElse("");
      return !EntryLists.slots(entry).isEmpty()
          && EntryLists.NONE.names(entry, null).include(bare(called));
    }

    /** The finding at the name: the value, or the field that has it. */
    private static Diagnostic at(String name, JsonValue value, Diagnostic finding) {
      return name.equals(value.node().asText())
          ? value.placed(finding)
          : new JsonFields.JsonField(name, value).placed(finding);
    }
  }

  private final PackFiles files;
  private final List<Declared> declared = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();

  /** The texts of the earlier version, if it is known: what one of them says was not changed. */
  private final List<String> before = new ArrayList<>();

  private MisspeltNames(PackFiles files) {
    this.files = files;
  }

  /**
   * The findings, with one for each declared name that nothing calls so and that several unknown
   * words are near to.
   *
   * @param all the findings of all files
   * @param homes the files that may call names
   * @param names by file, where it declares names: paths of fields, {@code *} for the names
   *     themselves, as in {@code kinds/*}
   * @param cells the names that cells of workbooks declare
   */
  public static List<Diagnostic> told(
      List<Diagnostic> all,
      PackFiles files,
      Set<String> homes,
      Map<String, List<String>> names,
      Map<String, SourceLocation> cells) {
    SourceLines lines = new SourceLines(files); // Findings name the places of others.
    List<Diagnostic> found =
        all.stream().map(one -> word(one).isPresent() ? lines.placed(one) : one).toList();
    Map<String, List<Diagnostic>> unknown = new LinkedHashMap<>();
    found.stream()
        .distinct()
        .forEach(
            one ->
                word(one)
                    .ifPresent(
                        word -> unknown.computeIfAbsent(word, key -> new ArrayList<>()).add(one)));
    if (unknown.isEmpty() || unknown.size() > MOST_UNKNOWN) {
      return found;
    }
    MisspeltNames declared = new MisspeltNames(files);
    homes.forEach(home -> read(home, files, declared.texts));
    files.earlier().ifPresent(before -> homes.forEach(home -> read(home, before, declared.before)));
    names.forEach(declared::declare);
    cells.forEach((name, cell) -> declared.declared.add(Declared.of(name, cell)));
    return declared.told(found, unknown);
  }

  private static Optional<String> word(Diagnostic finding) {
    String word = finding.subject().word();
    return UNKNOWN.contains(finding.code()) && !word.isEmpty()
        ? Optional.of(word)
        : Optional.empty();
  }

  private static void read(String home, PackFiles files, List<String> texts) {
    List<String> names = new ArrayList<>(files.list(home));
    names.add(home);
    for (String name : names) {
      files.read(name).ifPresent(content -> read(name, content, texts));
    }
  }

  private static void read(String name, byte[] content, List<String> texts) {
    if (!PackFiles.isWorkbook(name)) {
      texts.add(new String(content, StandardCharsets.UTF_8));
      return;
    }
    WorkbookFile.cells(name, content, (place, cell) -> texts.add(cell.text()));
  }

  private void declare(String file, List<String> paths) {
    Manifest.text(file, files, new Diagnostics())
        .flatMap(text -> JsonDocument.parseByName(file, text, new Diagnostics()))
        .map(EntryLists::within)
        .ifPresent(
            document ->
                paths.forEach(
                    path ->
                        declare(
                            document.root(),
                            List.of(path.split("/")),
                            "",
                            (name, value) -> declared.add(Declared.of(name, path, value)))));
  }

  private static void declare(
      JsonValue value, List<String> path, String name, BiConsumer<String, JsonValue> to) {
    if (path.isEmpty()) {
      to.accept(name, value);
      return;
    }
    List<String> rest = path.subList(1, path.size());
    Consumer<JsonValue> text = one -> declare(one, rest, one.node().asText(), to);
    if (!path.get(0).equals("*")) {
      value.at("/" + path.get(0)).ifPresent(text);
    } else if (value.node().isObject()) {
      value
          .fields()
          .ifPresent(
              fields -> fields.all().forEach(one -> declare(one.value(), rest, one.name(), to)));
    } else if (value.node().isArray()) {
      value.list().ifPresent(list -> list.forEach(text));
    }
  }

  private List<Diagnostic> told(List<Diagnostic> found, Map<String, List<Diagnostic>> unknown) {
    Map<Diagnostic, Diagnostic> instead = new LinkedHashMap<>();
    Set<Diagnostic> folded = new LinkedHashSet<>();
    folded.addAll(ofDoubled(found, unknown));
    List<String> refused = declared(found, Set.of(Code.NAME_NOT_PLAIN));
    Map<String, Declared> unsaid = unsaid(unknown);
    Map<Declared, Map<String, List<Diagnostic>>> calls = new LinkedHashMap<>();
    unknown.forEach(
        (word, all) -> {
          String nearest = Words.nearest(word, near(word, unsaid));
          List<Diagnostic> users = of(all, unsaid.get(nearest), unsaid);
          List<Diagnostic> ofRefused = ofRefused(all, Words.nearest(word, refused), word);
          if (!ofRefused.isEmpty()) {
            folded.addAll(ofRefused);
          } else if (!users.isEmpty() && !isOfDeclared(word, unsaid.get(nearest)::isBeside)) {
            calls
                .computeIfAbsent(unsaid.get(nearest), key -> new LinkedHashMap<>())
                .computeIfAbsent(
                    unsaid.get(nearest).name.equals(nearest) ? word : bare(word),
                    key -> new ArrayList<>())
                .addAll(users);
          }
        });
    calls.forEach(
        (name, words) -> {
          List<Diagnostic> users = words.values().stream().flatMap(List::stream).toList();
          boolean there = users.size() > 1 || isSlip(name.name, words.keySet().iterator().next());
          if (there) {
            folded.addAll(users);
          }
          if (there && !refused.contains(name.name)) { // That is told as such.
            Map.Entry<String, List<Diagnostic>> most =
                Collections.max(
                    words.entrySet(), Comparator.comparing(one -> one.getValue().size()));
            instead.put(users.get(0), told(name, most.getKey(), users));
          }
        });
    List<Diagnostic> all = new ArrayList<>();
    for (Diagnostic one : found) {
      Optional.ofNullable(instead.remove(one)).ifPresent(all::add);
      if (!folded.contains(one)) {
        all.add(UNKNOWN.contains(one.code()) ? meaning(one, unsaid) : one);
      }
    }
    Set<String> missing =
        all.stream().flatMap(one -> missing(one).stream()).collect(Collectors.toSet());
    return RepeatedWords.once(all, one -> missing(one).map(word -> within(word, missing)));
  }

  /** The name that a finding says is none; empty for one that is a mistake where it stands. */
  private Optional<String> missing(Diagnostic one) {
    return Optional.of(one.subject().word())
        .filter(word -> RepeatedWords.isUnknown(one) && !isOfDeclared(word, other -> true))
        .map(MisspeltNames::bare);
  }

  /**
   * The name within a name that makes it missing, or else that itself: among zones {@code s1} and
   * numbers {@code s1 rank}, made of the same words of a list, {@code s3 rank} lacks {@code s3}.
   */
  private String within(String name, Set<String> missing) {
    return missing.stream()
        .filter(part -> !part.equals(name) && said(part, name) == 1)
        .filter(part -> declared.stream().anyMatch(one -> isWithAnother(name, part, one)))
        .min(Comparator.naturalOrder())
        .orElse(name);
  }

  private boolean isWithAnother(String name, String part, Declared other) {
    String called = name.replace(part, other.name);
    return declared.stream()
        .anyMatch(one -> one.name.equals(called) && !one.list.equals(other.list));
  }

  /**
   * True if a declared name that is called otherwise once is wrong itself: nothing else says its
   * words that differ, but the game says those of the caller elsewhere, and not as a name of its
   * own, which the caller may have mistaken for this one.
   */
  private boolean isSlip(String name, String called) {
    List<String> is = new ArrayList<>(List.of(name.split("[ -]")));
    List<String> other = new ArrayList<>(List.of(called.split("[ -]")));
    is.removeAll(List.of(called.split("[ -]")));
    other.removeAll(List.of(name.split("[ -]")));
    return is.size() == 1
        && other.size() == 1
        && said(is.get(0), texts) == 1
        && said(other.get(0), texts) > 1
        && declared.stream().noneMatch(one -> one.name.equals(called));
  }

  /** A finding with the name that nothing says, rather than one of its list that others say. */
  private Diagnostic meaning(Diagnostic one, Map<String, Declared> unsaid) {
    String word = one.subject().word();
    Declared near = unsaid.get(Words.nearest(word, near(word, unsaid)));
    boolean instead =
        near != null
            && declared.stream()
                .filter(other -> other.list.equals(near.list) && !unsaid.containsKey(other.name))
                .anyMatch(other -> one.meant().filter(other.name::equals).isPresent());
    return instead ? one.meaning(near.name) : one;
  }

  /**
   * The findings of a word that a declared name stands for: those that take that name to be the one
   * meant, since their places take such names, and no other word there is as near; and those like
   * them that take no word to be meant.
   */
  private static List<Diagnostic> of(
      List<Diagnostic> users, Declared name, Map<String, Declared> unsaid) {
    Map<Diagnostic, Declared> meant = new LinkedHashMap<>();
    users.forEach(one -> one.meant().map(unsaid::get).ifPresent(is -> meant.put(one, is)));
    meant.values().removeIf(other -> !other.equals(name));
    Set<FindingCode> codes =
        meant.keySet().stream().map(Diagnostic::code).collect(Collectors.toSet());
    return users.stream()
        .filter(
            one ->
                meant.containsKey(one) || one.suggestion().isEmpty() && codes.contains(one.code()))
        .toList();
  }

  /** The findings of a word whose places have no other word that is as near as a refused name. */
  private static List<Diagnostic> ofRefused(List<Diagnostic> users, String name, String word) {
    return users.stream()
        .filter(one -> name != null && !isAsNear(one.meant().orElse(name), name, word))
        .toList();
  }

  private static boolean isAsNear(String other, String name, String word) {
    return !other.equals(name)
        && NearestWord.distance(word, other) <= NearestWord.distance(word, name);
  }

  /**
   * Names that are near a word, but those that the word is the id of: they are spelt as it is. A
   * name that several call otherwise must be nearer than a suggestion need be, and differ by more
   * than the word of a list, which its entry does not say.
   */
  private static List<String> near(String word, Map<String, Declared> names) {
    return names.keySet().stream()
        .filter(name -> NearestWord.distance(word, name) <= Math.max(1, name.length() / LETTERS))
        .filter(name -> !Slug.of(names.get(name).name).equals(word))
        .filter(name -> !names.get(name).isRepeatedFor(word))
        .toList();
  }

  /**
   * True for a form of a declared name, of those that can be meant: it is wrong where it stands.
   */
  private boolean isOfDeclared(String word, Predicate<Declared> meant) {
    String bare = bare(word);
    return !bare.equals(word)
        && declared.stream().filter(meant).anyMatch(one -> one.name.equals(bare));
  }

  /** The name that a word is a form of: that of a zone or number, or the word itself. */
  public static String bare(String word) {
    for (String added : SIDES) {
      if (word.startsWith(added)) {
        return word.substring(added.length());
      }
    }
    return StatEvent.stat(word).orElse(word);
  }

  /**
   * The findings of unknown words that nothing is near to, if there are no more such words than
   * entries written twice: copied ones that have not got their own names, which others call.
   */
  private List<Diagnostic> ofDoubled(
      List<Diagnostic> found, Map<String, List<Diagnostic>> unknown) {
    List<List<Diagnostic>> farFromAll =
        unknown.values().stream()
            .filter(all -> all.stream().allMatch(MisspeltNames::mayBeUnnamed))
            .toList();
    return farFromAll.size() <= declared(found, DOUBLE).size()
        ? farFromAll.stream().flatMap(List::stream).toList()
        : List.of();
  }

  private static boolean mayBeUnnamed(Diagnostic one) {
    return one.code() != Code.UNKNOWN_FIELD && one.meant().isEmpty();
  }

  /** Declared names at whose places something is told. */
  private List<String> declared(List<Diagnostic> found, Set<Code> codes) {
    Set<SourceLocation> places =
        found.stream()
            .filter(one -> one.code() instanceof Code code && codes.contains(code))
            .map(Diagnostic::location)
            .collect(Collectors.toSet());
    return declared.stream().filter(one -> places.contains(one.place)).map(Declared::name).toList();
  }

  /**
   * Declared names that nothing else says, nor said before, by all that they are called; of those
   * only that an unknown word is near to, or that a finding takes to be meant: to look for a name
   * in all texts takes long. Where it is not known what was said before, a numbered one is none of
   * a list with many others that nothing says and no unknown word is near to, such as the ids of
   * cards that no deck has.
   */
  private Map<String, Declared> unsaid(Map<String, List<Diagnostic>> unknown) {
    Set<String> meant =
        unknown.values().stream()
            .flatMap(List::stream)
            .flatMap(one -> one.meant().stream())
            .collect(Collectors.toSet());
    Map<Object, Boolean> unused = new HashMap<>();
    Map<String, Declared> unsaid = new LinkedHashMap<>();
    for (Declared one : declared) {
      Map<String, Declared> forms = forms(one);
      boolean asked =
          !Collections.disjoint(forms.keySet(), meant) || isNearTo(forms, unknown.keySet());
      if (asked
          && isUnsaid(one)
          && !(isNumbered(one.name)
              && unused.computeIfAbsent(one.list, list -> hasUnused(list, unknown.keySet())))) {
        forms.forEach(unsaid::putIfAbsent);
      }
    }
    return unsaid;
  }

  private static boolean isNearTo(Map<String, Declared> forms, Set<String> unknown) {
    return unknown.stream().anyMatch(word -> !near(word, forms).isEmpty());
  }

  /** True if nothing says many names of a list, and no unknown word is near to them. */
  private boolean hasUnused(Object list, Set<String> unknown) {
    return before.isEmpty()
        && declared.stream()
                .filter(one -> one.list.equals(list))
                .filter(one -> !isNearTo(forms(one), unknown) && isUnsaid(one))
                .limit(UNUSED + 1)
                .count()
            > UNUSED;
  }

  /** True for names such as {@code a1-067}, of which many resemble each other without a slip. */
  private static boolean isNumbered(String name) {
    return name.chars().anyMatch(Character::isDigit);
  }

  private boolean isUnsaid(Declared one) {
    long declarations = declared.stream().filter(other -> other.name.equals(one.name)).count();
    return said(one.name, texts) <= declarations && said(one.name, before) == 0;
  }

  private static Map<String, Declared> forms(Declared one) {
    Map<String, Declared> forms = new LinkedHashMap<>();
    FORMS.forEach(form -> forms.put(form.apply(one.name), one));
    return forms;
  }

  private static long said(String name, List<String> texts) {
    return texts.stream().mapToLong(text -> said(name, text)).sum();
  }

  /** The number of times that a text says a name as words of its own. */
  private static long said(String name, String text) {
    if (name.isEmpty()) {
      return 0;
    }
    long said = 0;
    for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length())) {
      int end = at + name.length();
      boolean begins = at == 0 || !inWord(text.charAt(at - 1));
      boolean ends = end == text.length() || !inWord(text.charAt(end));
      said += begins && ends ? 1 : 0;
    }
    return said;
  }

  private static boolean inWord(char one) {
    return Character.isLetterOrDigit(one) || one == '_' || one == '-';
  }

  private static Diagnostic told(Declared name, String word, List<Diagnostic> users) {
    return name.placed.apply(NameUses.misspelt(name.name, name.place, word, users));
  }
}
