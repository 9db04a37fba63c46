package dev.runesheet.game.declared.authoring.check.list;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.EntryLists;
import dev.runesheet.document.EntryLists.Slot;
import dev.runesheet.document.EntryNames;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.check.MisspeltNames;
import dev.runesheet.pack.check.NameUses;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.spelling.NearestWord;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Words of lists that are misspelt: several names are called as the entries would be with another
 * word, and nothing says the word of the list. One finding at the word stands for all of these.
 */
final class MisspeltWords {

  /** A word of a list, with what others call it. */
  private record Slip(String list, String word, String called) {}

  private final EntryLists lists;
  private final Manifest manifest;
  private final PackFiles files;

  /** By list, the names of entries that are repeated for it, by how they are written. */
  private final Map<String, Map<String, EntryNames>> repeated = new LinkedHashMap<>();

  /** By list, its words that files say where they are declared, and nowhere else. */
  private final Map<String, List<String>> saidOnce = new LinkedHashMap<>();

  MisspeltWords(EntryLists lists, Manifest manifest, PackFiles files) {
    this.lists = lists;
    this.manifest = manifest;
    this.files = files;
  }

  /** The findings with one for each misspelt word in place of those that follow from it. */
  List<Diagnostic> told(List<Diagnostic> found) {
    List<Diagnostic> unknown =
        found.stream().filter(one -> MisspeltNames.UNKNOWN.contains(one.code())).toList();
    if (unknown.stream().distinct().count() < 2) {
      return found;
    }
    read(found);
    Map<Slip, Set<Diagnostic>> slips = new LinkedHashMap<>();
    for (Diagnostic one : unknown) {
      slip(MisspeltNames.bare(one.subject().word()))
          .ifPresent(is -> slips.computeIfAbsent(is, key -> new LinkedHashSet<>()).add(one));
    }
    SourceLines lines = new SourceLines(files);
    List<Diagnostic> all = new ArrayList<>(found);
    slips.forEach(
        (slip, users) -> {
          if (users.size() > 1) {
            String list = "/" + EntryLists.FIELD + JsonValue.step(slip.list());
            SourceLocation place =
                SourceLocation.pointer(manifest.file(), list + JsonValue.step(slip.word()));
            List<Diagnostic> placed = users.stream().map(lines::placed).toList();
            Diagnostic told = NameUses.misspelt(slip.word(), place, slip.called(), placed);
            all.set(all.indexOf(users.iterator().next()), lines.placed(told));
            all.removeAll(users);
          }
        });
    return all;
  }

  /** Reads the texts of the game's files, and those of files with findings. */
  private void read(List<Diagnostic> found) {
    Set<String> names = new LinkedHashSet<>(List.of(manifest.file()));
    names.addAll(manifest.files());
    found.forEach(one -> names.add(one.location().file()));
    names.addAll(files.list(manifest.file().substring(0, manifest.file().lastIndexOf('/'))));
    Map<String, String> texts = new LinkedHashMap<>();
    for (String file : names) {
      if (!PackFiles.isWorkbook(file)) {
        files
            .read(file)
            .ifPresent(bytes -> texts.put(file, new String(bytes, StandardCharsets.UTF_8)));
      }
    }
    lists
        .lists()
        .forEach(
            (list, words) ->
                saidOnce.put(
                    list,
                    words.keySet().stream()
                        .filter(word -> said(word, texts.values()) == 1)
                        .toList()));
    texts.forEach(
        (file, text) ->
            JsonDocument.parseByName(file, text, new Diagnostics())
                .ifPresent(document -> entries(document.root().node())));
  }

  private static long said(String word, Collection<String> texts) {
    Pattern alone = Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(word) + "(?![\\p{L}\\d])");
    return texts.stream().mapToLong(text -> alone.matcher(text).results().count()).sum();
  }

  private void entries(JsonNode node) {
    for (Map.Entry<String, JsonNode> one : node.properties()) {
      for (Slot slot : EntryLists.slots(one.getKey())) {
        if (slot.column() == null) {
          repeated
              .computeIfAbsent(slot.list(), list -> new LinkedHashMap<>())
              .computeIfAbsent(one.getKey(), name -> lists.names(name, slot));
        }
      }
    }
    node.forEach(this::entries);
  }

  /** The word of a list in place of which an unknown name has another. */
  private Optional<Slip> slip(String called) {
    for (Map.Entry<String, Map<String, EntryNames>> one : repeated.entrySet()) {
      String list = one.getKey();
      for (EntryNames names : one.getValue().values()) {
        Optional<String> other =
            names.word(called).filter(word -> !lists.words(list).containsKey(word));
        String word =
            other.map(is -> meant(is, saidOnce.getOrDefault(list, List.of()))).orElse(null);
        if (word != null) {
          return Optional.of(new Slip(list, word, other.get()));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The word that is near to another; null if there are several. Among numbered words, such as s1
   * and s2, that is one with letters more or fewer: {@code s3} is as near to both.
   */
  private static String meant(String called, List<String> words) {
    String nearest = Words.nearest(called, words);
    if (nearest == null) {
      return null;
    }
    int edits = NearestWord.distance(called, nearest);
    List<String> near =
        words.stream().filter(word -> NearestWord.distance(called, word) <= edits).toList();
    List<String> longer =
        near.size() < 2
            ? near
            : near.stream().filter(word -> word.length() != called.length()).toList();
    return longer.size() == 1 ? longer.get(0) : null;
  }
}
