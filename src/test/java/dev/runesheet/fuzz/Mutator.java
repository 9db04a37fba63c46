package dev.runesheet.fuzz;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Changes good inputs a little, the same for the same seed. */
final class Mutator {

  /** What breaks readers: limits, other forms of numbers, quotes, code, letters of two parts. */
  private static final List<String> WORDS =
      List.of(
          "",
          "0",
          "-1",
          "1e999",
          "NaN",
          "null",
          "true",
          "[]",
          "{}",
          "99999999999999999999",
          "0.1",
          "\"",
          "'",
          "\\",
          "\n",
          "\t",
          "\r",
          " ",
          "\u0000",
          "\ud83c",
          "\ud83c\udfb2",
          "\u202e",
          "\u2028",
          "\u0085",
          "İ",
          "ß",
          "[[[[[[[[",
          "{{{{{{{{",
          "((((((((",
          "]",
          "}",
          ")",
          ":",
          ",",
          "|",
          "- ",
          "&a",
          "*a",
          "<<: ",
          "!!java.net.URL",
          "#",
          "${x}",
          "System.exit(1)",
          "eval(\"1\")",
          "rule \"x\"",
          "end",
          "../../etc/passwd",
          "=1+1",
          "<!DOCTYPE a [<!ENTITY b \"c\">]>",
          "&b;",
          "%s%n");

  private static final Pattern TEXT = Pattern.compile(">([^<>]{1,200})<");
  private static final int MOST_CHANGES = 4;

  private final Random random;

  Mutator(long seed) {
    random = new Random(seed);
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  /** A text with a few changes. */
  String text(String text) {
    StringBuilder changed = new StringBuilder(text);
    for (int i = 1 + below(MOST_CHANGES); i > 0; i--) {
      change(changed);
    }
    return changed.toString();
  }

  private void change(StringBuilder text) {
    int at = below(text.length() + 1);
    int end = Math.min(text.length(), at + 1 + below(below(4) == 0 ? 200 : 6));
    switch (below(6)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.insert(at, one(WORDS));
      case 2 -> text.replace(at, end, one(WORDS));
      case 3 -> text.insert(at, text.substring(at, end));
      case 4 -> {
        String part = text.substring(at, end);
        text.delete(at, end).insert(below(text.length() + 1), part);
      }
      default -> text.insert(at, one(WORDS).repeat(1 + below(below(20) == 0 ? 5000 : 5)));
    }
  }

  /** Bytes with a few changes. */
  byte[] bytes(byte[] bytes) {
    byte[] changed = bytes.clone();
    for (int i = 1 + below(MOST_CHANGES * 2); i > 0 && changed.length > 0; i--) {
      changed[below(changed.length)] = (byte) below(256);
    }
    return below(8) == 0 ? Arrays.copyOf(changed, below(changed.length + 1)) : changed;
  }

  /** Whether bytes are a zip whose parts can be read. */
  static boolean isZip(byte[] bytes) {
    try {
      return !parts(bytes).isEmpty();
    } catch (UncheckedIOException | IllegalArgumentException damaged) {
      return false;
    }
  }

  /** A workbook with a changed zip, a changed part, or a changed text in a part. */
  byte[] workbook(byte[] bytes) {
    int how = below(10);
    if (how == 0) {
      return bytes(bytes);
    }
    Map<String, byte[]> parts = parts(bytes);
    String part = one(new ArrayList<>(parts.keySet()));
    String text = new String(parts.get(part), StandardCharsets.UTF_8);
    parts.put(part, (how < 4 ? text(text) : inTexts(text)).getBytes(StandardCharsets.UTF_8));
    return zip(parts);
  }

  private String inTexts(String xml) {
    List<int[]> places = new ArrayList<>();
    Matcher found = TEXT.matcher(xml);
    while (found.find()) {
      places.add(new int[] {found.start(1), found.end(1)});
    }
    if (places.isEmpty()) {
      return text(xml);
    }
    int[] place = one(places);
    String said = text(xml.substring(place[0], place[1]));
    String safe =
        said.replace("&", "&amp;").replace("<", "&lt;").replaceAll("[\\p{Cc}\\p{Cs}]", "?");
    return xml.substring(0, place[0]) + safe + xml.substring(place[1]);
  }

  private static Map<String, byte[]> parts(byte[] bytes) {
    Map<String, byte[]> parts = new LinkedHashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        parts.put(entry.getName(), zip.readAllBytes());
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return parts;
  }

  private static byte[] zip(Map<String, byte[]> parts) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> part : parts.entrySet()) {
        zip.putNextEntry(new ZipEntry(part.getKey()));
        zip.write(part.getValue());
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
