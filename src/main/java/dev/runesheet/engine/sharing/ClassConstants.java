package dev.runesheet.engine.sharing;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;

/** A class file with other constants: all else of it refers to these by their places. */
final class ClassConstants {

  private static final int HEAD = 8;

  private static final int UTF8 = 1;
  private static final int INTEGER = 3;
  private static final int FLOAT = 4;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int STRING = 8;
  private static final int METHOD_HANDLE = 15;
  private static final int METHOD_TYPE = 16;
  private static final int MODULE = 19;
  private static final int PACKAGE = 20;

  private ClassConstants() {}

  /**
   * Replaces constants.
   *
   * @param texts gives the new text of each: literals, names, and descriptors of types
   * @param numbers gives the new number of each that is a double
   */
  static byte[] replaced(byte[] file, UnaryOperator<String> texts, DoubleUnaryOperator numbers) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(file.length + 256);
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
        DataOutputStream out = new DataOutputStream(bytes)) {
      out.write(in.readNBytes(HEAD));
      int count = in.readUnsignedShort();
      out.writeShort(count);
      for (int i = 1; i < count; i++) {
        int tag = in.readUnsignedByte();
        out.writeByte(tag);
        switch (tag) {
          case UTF8 -> out.writeUTF(texts.apply(in.readUTF()));
          case DOUBLE -> out.writeDouble(numbers.applyAsDouble(in.readDouble()));
          default -> out.write(in.readNBytes(length(tag)));
        }
        i += tag == LONG || tag == DOUBLE ? 1 : 0; // These take two places.
      }
      in.transferTo(out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  private static int length(int tag) {
    return switch (tag) {
      case LONG -> Long.BYTES;
      case CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE -> Short.BYTES;
      case METHOD_HANDLE -> 1 + Short.BYTES;
      case INTEGER, FLOAT -> Integer.BYTES;
      default -> 2 * Short.BYTES; // Members, their names and types, and what is made at run time.
    };
  }
}
