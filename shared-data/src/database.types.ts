// Generated from supabase/migrations by `npx tsx cli/verify/generate.ts`; do not edit.
// Digest: 2d9a997bdccbb29ae0581e7c9c9552a9e13aa93f5220d499e2a3c65f903f0ed0
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      admins: {
        Row: {
          created_at: string;
          id: number;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: never;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          id?: never;
          user_id?: string | null;
        };
        Relationships: [];
      };
      audit_log: {
        Row: {
          action: string;
          actor: string | null;
          after: Json | null;
          at: string;
          before: Json | null;
          id: number;
          row_id: string;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: never;
          row_id: string;
          table_name: string;
        };
        Update: {
          action?: string;
          actor?: string | null;
          after?: Json | null;
          at?: string;
          before?: Json | null;
          id?: never;
          row_id?: string;
          table_name?: string;
        };
        Relationships: [];
      };
      bays: {
        Row: {
          equipment: string[];
          id: number;
          is_active: boolean;
          name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          equipment?: string[];
          id: number;
          is_active?: boolean;
          name: string;
          updated_at?: string;
        };
        Update: {
          equipment?: string[];
          id?: number;
          is_active?: boolean;
          name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      booking_tires: {
        Row: {
          booking: string;
          count: number;
          created_at: string;
          id: string;
          installed: number;
          name: string;
          price: number;
          product: string | null;
          state: string;
          taken: number | null;
        };
        ComputedFields: never;
        Insert: {
          booking: string;
          count: number;
          created_at?: string;
          id?: string;
          installed: number;
          name: string;
          price: number;
          product?: string | null;
          state?: string;
          taken?: number | null;
        };
        Update: {
          booking?: string;
          count?: number;
          created_at?: string;
          id?: string;
          installed?: number;
          name?: string;
          price?: number;
          product?: string | null;
          state?: string;
          taken?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_tires_booking_fkey';
            columns: ['booking'];
            isOneToOne: false;
            referencedRelation: 'bookings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'booking_tires_product_fkey';
            columns: ['product'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      bookings: {
        Row: {
          bay: number | null;
          booked_anyway: string[];
          by_staff: boolean;
          called_about: string | null;
          cancel_token_hash: string;
          created_at: string;
          email: string;
          ends_at: string | null;
          forgotten_at: string | null;
          further_services: string[];
          id: string;
          idempotency_key: string;
          is_sample: boolean;
          is_walk_in: boolean;
          language: string;
          minutes: number | null;
          moved_from: string | null;
          name: string;
          network: string | null;
          notes: string;
          phone: string;
          plate: string;
          prices: number[];
          reference: string;
          requested_date: string | null;
          requested_slot: string | null;
          service: string | null;
          sms_consent: string | null;
          stage: string | null;
          starts_at: string | null;
          status: string;
          updated_at: string;
          vehicle: string;
          waits: boolean | null;
        };
        ComputedFields: never;
        Insert: {
          bay?: number | null;
          booked_anyway?: string[];
          by_staff?: boolean;
          called_about?: string | null;
          cancel_token_hash: string;
          created_at?: string;
          email: string;
          ends_at?: string | null;
          forgotten_at?: string | null;
          further_services?: string[];
          id?: string;
          idempotency_key: string;
          is_sample?: boolean;
          is_walk_in?: boolean;
          language: string;
          minutes?: number | null;
          moved_from?: string | null;
          name: string;
          network?: string | null;
          notes?: string;
          phone: string;
          plate?: string;
          prices?: number[];
          reference: string;
          requested_date?: string | null;
          requested_slot?: string | null;
          service?: string | null;
          sms_consent?: string | null;
          stage?: string | null;
          starts_at?: string | null;
          status?: string;
          updated_at?: string;
          vehicle: string;
          waits?: boolean | null;
        };
        Update: {
          bay?: number | null;
          booked_anyway?: string[];
          by_staff?: boolean;
          called_about?: string | null;
          cancel_token_hash?: string;
          created_at?: string;
          email?: string;
          ends_at?: string | null;
          forgotten_at?: string | null;
          further_services?: string[];
          id?: string;
          idempotency_key?: string;
          is_sample?: boolean;
          is_walk_in?: boolean;
          language?: string;
          minutes?: number | null;
          moved_from?: string | null;
          name?: string;
          network?: string | null;
          notes?: string;
          phone?: string;
          plate?: string;
          prices?: number[];
          reference?: string;
          requested_date?: string | null;
          requested_slot?: string | null;
          service?: string | null;
          sms_consent?: string | null;
          stage?: string | null;
          starts_at?: string | null;
          status?: string;
          updated_at?: string;
          vehicle?: string;
          waits?: boolean | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bookings_bay_fkey';
            columns: ['bay'];
            isOneToOne: false;
            referencedRelation: 'bays';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bookings_service';
            columns: ['service'];
            isOneToOne: false;
            referencedRelation: 'services';
            referencedColumns: ['id'];
          },
        ];
      };
      closures: {
        Row: {
          closes: string | null;
          first_day: string;
          id: string;
          last_day: string;
          reason: string;
          reason_es: string;
          reopens: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          closes?: string | null;
          first_day: string;
          id?: string;
          last_day: string;
          reason?: string;
          reason_es?: string;
          reopens?: string | null;
          updated_at?: string;
        };
        Update: {
          closes?: string | null;
          first_day?: string;
          id?: string;
          last_day?: string;
          reason?: string;
          reason_es?: string;
          reopens?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          answered_at: string | null;
          answered_by: string | null;
          created_at: string;
          deleted_at: string | null;
          email: string;
          id: string;
          is_read: boolean;
          is_sample: boolean;
          language: string;
          message: string;
          name: string;
          subject: string;
          updated_at: string;
          website: string;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          answered_by?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          email: string;
          id?: string;
          is_read?: boolean;
          is_sample?: boolean;
          language?: string;
          message: string;
          name: string;
          subject: string;
          updated_at?: string;
          website?: string;
        };
        Update: {
          answered_at?: string | null;
          answered_by?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          email?: string;
          id?: string;
          is_read?: boolean;
          is_sample?: boolean;
          language?: string;
          message?: string;
          name?: string;
          subject?: string;
          updated_at?: string;
          website?: string;
        };
        Relationships: [];
      };
      content_blocks: {
        Row: {
          content: string;
          id: string;
          identifier: string;
          page: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          content?: string;
          id?: string;
          identifier: string;
          page: string;
          updated_at?: string;
        };
        Update: {
          content?: string;
          id?: string;
          identifier?: string;
          page?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      content_drafts: {
        Row: {
          content: string;
          id: string;
          identifier: string;
          page: string;
          replaces: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          content: string;
          id?: string;
          identifier: string;
          page: string;
          replaces?: string | null;
          updated_at?: string;
        };
        Update: {
          content?: string;
          id?: string;
          identifier?: string;
          page?: string;
          replaces?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      holds: {
        Row: {
          bay: number;
          ends_at: string;
          id: string;
          over_visits: boolean;
          reason: string;
          starts_at: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          bay: number;
          ends_at: string;
          id?: string;
          over_visits?: boolean;
          reason?: string;
          starts_at: string;
          updated_at?: string;
        };
        Update: {
          bay?: number;
          ends_at?: string;
          id?: string;
          over_visits?: boolean;
          reason?: string;
          starts_at?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'holds_bay_fkey';
            columns: ['bay'];
            isOneToOne: false;
            referencedRelation: 'bays';
            referencedColumns: ['id'];
          },
        ];
      };
      invitations: {
        Row: {
          created_at: string;
          email: string | null;
          end_reason: string | null;
          ended_at: string | null;
          expires_at: string;
          id: string;
          invited_by: string | null;
          language: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email?: string | null;
          end_reason?: string | null;
          ended_at?: string | null;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          language: string;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          end_reason?: string | null;
          ended_at?: string | null;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          language?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'invitations_invited_by_fkey';
            columns: ['invited_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['user_id'];
          },
        ];
      };
      list_entries: {
        Row: {
          author: string;
          day: string | null;
          detail: string;
          detail_es: string;
          former_slugs: string[];
          id: string;
          is_hidden: boolean;
          list: string;
          note: string;
          note_es: string;
          picture: string;
          position: number;
          second_picture: string;
          service: string;
          slug: string;
          text: string;
          text_es: string;
          title: string;
          title_es: string;
          updated_at: string;
          written_at: string;
          years: number | null;
        };
        ComputedFields: never;
        Insert: {
          author?: string;
          day?: string | null;
          detail?: string;
          detail_es?: string;
          former_slugs?: string[];
          id?: string;
          is_hidden?: boolean;
          list: string;
          note?: string;
          note_es?: string;
          picture?: string;
          position?: number;
          second_picture?: string;
          service?: string;
          slug?: string;
          text?: string;
          text_es?: string;
          title: string;
          title_es?: string;
          updated_at?: string;
          written_at?: string;
          years?: number | null;
        };
        Update: {
          author?: string;
          day?: string | null;
          detail?: string;
          detail_es?: string;
          former_slugs?: string[];
          id?: string;
          is_hidden?: boolean;
          list?: string;
          note?: string;
          note_es?: string;
          picture?: string;
          position?: number;
          second_picture?: string;
          service?: string;
          slug?: string;
          text?: string;
          text_es?: string;
          title?: string;
          title_es?: string;
          updated_at?: string;
          written_at?: string;
          years?: number | null;
        };
        Relationships: [];
      };
      message_texts: {
        Row: {
          body: string;
          body_es: string;
          id: string;
          subject: string;
          subject_es: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body?: string;
          body_es?: string;
          id: string;
          subject?: string;
          subject_es?: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          body_es?: string;
          id?: string;
          subject?: string;
          subject_es?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      offers: {
        Row: {
          amount: number | null;
          category: string | null;
          ends_at: string;
          id: string;
          percent: number | null;
          picture: string;
          service: string | null;
          small_print: string;
          small_print_es: string;
          starts_at: string;
          text: string;
          text_es: string;
          title: string;
          title_es: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount?: number | null;
          category?: string | null;
          ends_at: string;
          id?: string;
          percent?: number | null;
          picture?: string;
          service?: string | null;
          small_print?: string;
          small_print_es?: string;
          starts_at: string;
          text?: string;
          text_es?: string;
          title: string;
          title_es?: string;
          updated_at?: string;
        };
        Update: {
          amount?: number | null;
          category?: string | null;
          ends_at?: string;
          id?: string;
          percent?: number | null;
          picture?: string;
          service?: string | null;
          small_print?: string;
          small_print_es?: string;
          starts_at?: string;
          text?: string;
          text_es?: string;
          title?: string;
          title_es?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'offers_service';
            columns: ['service'];
            isOneToOne: false;
            referencedRelation: 'services';
            referencedColumns: ['id'];
          },
        ];
      };
      opening_hours: {
        Row: {
          closes: string;
          id: string;
          opens: string;
          updated_at: string;
          weekday: number;
        };
        ComputedFields: never;
        Insert: {
          closes: string;
          id?: string;
          opens: string;
          updated_at?: string;
          weekday: number;
        };
        Update: {
          closes?: string;
          id?: string;
          opens?: string;
          updated_at?: string;
          weekday?: number;
        };
        Relationships: [];
      };
      pictures: {
        Row: {
          alt: string;
          alt_es: string;
          created_at: string;
          height: number;
          id: string;
          updated_at: string;
          width: number;
        };
        ComputedFields: never;
        Insert: {
          alt?: string;
          alt_es?: string;
          created_at?: string;
          height: number;
          id: string;
          updated_at?: string;
          width: number;
        };
        Update: {
          alt?: string;
          alt_es?: string;
          created_at?: string;
          height?: number;
          id?: string;
          updated_at?: string;
          width?: number;
        };
        Relationships: [];
      };
      products: {
        Row: {
          aspect: number | null;
          available: number | null;
          brand: string;
          category: string;
          condition: string;
          created_at: string;
          description: string;
          description_es: string;
          dot: string;
          free_shipping: boolean;
          id: string;
          image_url: string;
          in_stock: boolean;
          is_low: boolean;
          is_sample: boolean;
          kind: string;
          load_index: number | null;
          low_stock: number | null;
          name: string;
          name_es: string;
          photos: string[];
          price: number;
          promised: number;
          quantity: number | null;
          rating: number | null;
          reviews: number | null;
          rim: number | null;
          size: string;
          sku: string;
          speed_rating: string;
          tread_32nds: number | null;
          updated_at: string;
          width: number | null;
        };
        ComputedFields: never;
        Insert: {
          aspect?: never;
          available?: never;
          brand?: string;
          category: string;
          condition?: string;
          created_at?: string;
          description: string;
          description_es?: string;
          dot?: string;
          free_shipping?: boolean;
          id?: string;
          image_url: string;
          in_stock?: boolean;
          is_low?: never;
          is_sample?: boolean;
          kind?: string;
          load_index?: number | null;
          low_stock?: number | null;
          name: string;
          name_es?: string;
          photos?: string[];
          price: number;
          promised?: number;
          quantity?: number | null;
          rating?: number | null;
          reviews?: number | null;
          rim?: never;
          size?: string;
          sku?: string;
          speed_rating?: string;
          tread_32nds?: number | null;
          updated_at?: string;
          width?: never;
        };
        Update: {
          aspect?: never;
          available?: never;
          brand?: string;
          category?: string;
          condition?: string;
          created_at?: string;
          description?: string;
          description_es?: string;
          dot?: string;
          free_shipping?: boolean;
          id?: string;
          image_url?: string;
          in_stock?: boolean;
          is_low?: never;
          is_sample?: boolean;
          kind?: string;
          load_index?: number | null;
          low_stock?: number | null;
          name?: string;
          name_es?: string;
          photos?: string[];
          price?: number;
          promised?: number;
          quantity?: number | null;
          rating?: number | null;
          reviews?: number | null;
          rim?: never;
          size?: string;
          sku?: string;
          speed_rating?: string;
          tread_32nds?: number | null;
          updated_at?: string;
          width?: never;
        };
        Relationships: [];
      };
      publications: {
        Row: {
          finished_at: string | null;
          id: number;
          reason: string;
          requested_at: string;
          row_id: string;
          state: string;
          table_name: string;
          transaction_id: number;
        };
        ComputedFields: never;
        Insert: {
          finished_at?: string | null;
          id?: never;
          reason?: string;
          requested_at?: string;
          row_id?: string;
          state?: string;
          table_name: string;
          transaction_id?: number;
        };
        Update: {
          finished_at?: string | null;
          id?: never;
          reason?: string;
          requested_at?: string;
          row_id?: string;
          state?: string;
          table_name?: string;
          transaction_id?: number;
        };
        Relationships: [];
      };
      remote_events: {
        Row: {
          day: string;
          error: string;
          event: string;
          remote: string;
          route: string;
          times: number;
          version: string;
        };
        ComputedFields: never;
        Insert: {
          day?: string;
          error?: string;
          event: string;
          remote: string;
          route: string;
          times?: number;
          version: string;
        };
        Update: {
          day?: string;
          error?: string;
          event?: string;
          remote?: string;
          route?: string;
          times?: number;
          version?: string;
        };
        Relationships: [];
      };
      remote_versions: {
        Row: {
          remote: string;
          version: string;
        };
        ComputedFields: never;
        Insert: {
          remote: string;
          version: string;
        };
        Update: {
          remote?: string;
          version?: string;
        };
        Relationships: [];
      };
      remote_visits: {
        Row: {
          day: string;
          failed: number;
          remote: string;
          version: string;
          visits: number;
        };
        ComputedFields: never;
        Insert: {
          day?: string;
          failed?: number;
          remote: string;
          version: string;
          visits: number;
        };
        Update: {
          day?: string;
          failed?: number;
          remote?: string;
          version?: string;
          visits?: number;
        };
        Relationships: [];
      };
      row_drafts: {
        Row: {
          changes: NonNullable<Json>;
          id: string;
          replaces: string | null;
          table_name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          changes: NonNullable<Json>;
          id: string;
          replaces?: string | null;
          table_name: string;
          updated_at?: string;
        };
        Update: {
          changes?: NonNullable<Json>;
          id?: string;
          replaces?: string | null;
          table_name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      services: {
        Row: {
          description: string;
          description_es: string;
          id: string;
          in_wizard: boolean;
          is_active: boolean;
          minutes: number;
          name: string;
          name_es: string;
          needs: string[];
          position: number;
          price: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          description?: string;
          description_es?: string;
          id: string;
          in_wizard?: boolean;
          is_active?: boolean;
          minutes: number;
          name: string;
          name_es: string;
          needs?: string[];
          position?: number;
          price: number;
          updated_at?: string;
        };
        Update: {
          description?: string;
          description_es?: string;
          id?: string;
          in_wizard?: boolean;
          is_active?: boolean;
          minutes?: number;
          name?: string;
          name_es?: string;
          needs?: string[];
          position?: number;
          price?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      settings: {
        Row: {
          description: string;
          id: string;
          key: string;
          updated_at: string;
          value: string;
        };
        ComputedFields: never;
        Insert: {
          description?: string;
          id?: string;
          key: string;
          updated_at?: string;
          value?: string;
        };
        Update: {
          description?: string;
          id?: string;
          key?: string;
          updated_at?: string;
          value?: string;
        };
        Relationships: [];
      };
      slots: {
        Row: {
          id: string;
          starts: string;
          updated_at: string;
          weekday: number;
        };
        ComputedFields: never;
        Insert: {
          id?: string;
          starts: string;
          updated_at?: string;
          weekday: number;
        };
        Update: {
          id?: string;
          starts?: string;
          updated_at?: string;
          weekday?: number;
        };
        Relationships: [];
      };
      user_profiles: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          is_admin: boolean;
          name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email?: string;
          id: string;
          is_admin?: boolean;
          name?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          is_admin?: boolean;
          name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      vehicle_tires: {
        Row: {
          engine: string;
          first_year: number;
          id: string;
          is_example: boolean;
          last_year: number | null;
          load_index: number;
          make: string;
          model: string;
          rear_load_index: number | null;
          rear_size: string;
          rear_speed_rating: string;
          size: string;
          speed_rating: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          engine?: string;
          first_year: number;
          id?: string;
          is_example?: boolean;
          last_year?: number | null;
          load_index: number;
          make: string;
          model: string;
          rear_load_index?: number | null;
          rear_size?: string;
          rear_speed_rating?: string;
          size: string;
          speed_rating: string;
          updated_at?: string;
        };
        Update: {
          engine?: string;
          first_year?: number;
          id?: string;
          is_example?: boolean;
          last_year?: number | null;
          load_index?: number;
          make?: string;
          model?: string;
          rear_load_index?: number | null;
          rear_size?: string;
          rear_speed_rating?: string;
          size?: string;
          speed_rating?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      add_tires: {
        Args: { p_booking: string; p_count: number; p_installed: number; p_product: string };
        Returns: undefined;
      };
      board_version: { Args: Record<PropertyKey, never>; Returns: number };
      book_appointment: {
        Args: {
          p_date: string;
          p_email: string;
          p_further_services?: string[];
          p_key: string;
          p_language: string;
          p_name: string;
          p_notes: string;
          p_phone: string;
          p_prices?: number[];
          p_service: string;
          p_slot: string;
          p_sms_consent?: boolean;
          p_tires?: Json;
          p_vehicle: string;
          p_waits?: boolean;
          p_website?: string;
        };
        Returns: Json;
      };
      book_for_caller: {
        Args: {
          p_bay?: number;
          p_booked_anyway?: string[];
          p_date: string;
          p_email?: string;
          p_further_services?: string[];
          p_is_walk_in?: boolean;
          p_key: string;
          p_language?: string;
          p_minutes?: number;
          p_name: string;
          p_notes?: string;
          p_phone: string;
          p_plate?: string;
          p_service: string;
          p_slot: string;
          p_tires?: Json;
          p_vehicle?: string;
          p_waits?: boolean;
        };
        Returns: Json;
      };
      booking_by_token: { Args: { p_token: string }; Returns: Json };
      bookings_outside: {
        Args: {
          p_bays?: Json;
          p_closures?: Json;
          p_opening_hours?: Json;
          p_services?: Json;
          p_slots?: Json;
        };
        Returns: Json;
      };
      bookings_to_call: { Args: Record<PropertyKey, never>; Returns: Json };
      cancel_booking: { Args: { p_token: string }; Returns: Json };
      cancel_bookings: { Args: { p_bookings: Json; p_with_messages: boolean }; Returns: Json };
      check_step: { Args: { p_step: string }; Returns: undefined };
      claim_outbox: { Args: { p_keeps_mails?: boolean; p_lease_seconds: number }; Returns: Json };
      consent_for_caller: { Args: { p_booking: string }; Returns: undefined };
      customer_history: { Args: { p_booking: string }; Returns: Json };
      customer_records: { Args: { p_booking: string }; Returns: Json };
      delete_samples: { Args: Record<PropertyKey, never>; Returns: undefined };
      edit_products: {
        Args: {
          p_category?: string;
          p_in_stock?: boolean;
          p_percent?: number;
          p_quantity?: number;
          p_rows: Json;
        };
        Returns: Json;
      };
      forget_customer: { Args: { p_booking: string }; Returns: undefined };
      forget_remote_reports: { Args: Record<PropertyKey, never>; Returns: undefined };
      hold_anyway: {
        Args: {
          p_bay: number;
          p_ends: string;
          p_id: string;
          p_moves: Json;
          p_reason: string;
          p_starts: string;
        };
        Returns: Json;
      };
      hold_messages: { Args: { p_booking: string }; Returns: number };
      import_products: { Args: { p_dry_run?: boolean; p_import: string }; Returns: Json };
      invitation_state: { Args: { p_token: string }; Returns: string };
      invite_admin: { Args: { p_email: string; p_language: string }; Returns: Json };
      lease_publisher: { Args: { p_holder: string; p_seconds: number }; Returns: Json };
      list_sent: { Args: { p_booking: string }; Returns: Json };
      move_booking: { Args: { p_date: string; p_slot: string; p_token: string }; Returns: Json };
      move_visits: { Args: { p_hold?: string; p_moves: Json }; Returns: Json };
      open_steps: { Args: Record<PropertyKey, never>; Returns: Json };
      order_entries: { Args: { p_ids: string[]; p_list: string }; Returns: undefined };
      picture_ticket: { Args: { p_picture: string }; Returns: string };
      picture_uses: { Args: { p_picture: string }; Returns: Json };
      place_in_bay: {
        Args: {
          p_bay: number;
          p_booked_anyway?: string[];
          p_date: string;
          p_id: string;
          p_minutes?: number;
          p_slot: string;
          p_updated_at: string;
        };
        Returns: Json;
      };
      propose_moves: { Args: { p_bay: number; p_ends?: string; p_starts?: string }; Returns: Json };
      publish_drafts: { Args: { p_drafts: Json }; Returns: Json };
      record_delivery: {
        Args: { p_attempt: number; p_id: string; p_is_final?: boolean; p_problem?: string };
        Returns: undefined;
      };
      record_failed: { Args: { p_ids: string; p_reason: string }; Returns: undefined };
      record_opt_out: { Args: { p_id: string }; Returns: undefined };
      record_published: { Args: { p_failed: string; p_ids: string }; Returns: undefined };
      record_remote_versions: { Args: { p_versions: Json }; Returns: undefined };
      release_reports: { Args: { p_from: string }; Returns: Json };
      rename_customer: {
        Args: { p_id: string; p_name: string; p_updated_at: string };
        Returns: Json;
      };
      report_remotes: { Args: { p_events: Json }; Returns: undefined };
      restore_bookings: { Args: { p_cancelled: Json; p_with_messages: boolean }; Returns: Json };
      restore_invitation: { Args: { p_id: string }; Returns: undefined };
      restore_tires: { Args: { p_id: string }; Returns: undefined };
      save_settings: { Args: { p_changes: Json }; Returns: Json };
      save_weekdays: {
        Args: { p_read: Json; p_slots: string[]; p_spans: string[]; p_weekdays: number[] };
        Returns: undefined;
      };
      search_bookings: { Args: { p_recent?: boolean; p_text: string }; Returns: Json };
      send_test_message: {
        Args: { p_body?: string; p_language: string; p_message: string; p_subject?: string };
        Returns: undefined;
      };
      sends_mail: { Args: Record<PropertyKey, never>; Returns: boolean };
      set_reminders: { Args: { p_token: string; p_wanted: boolean }; Returns: Json };
      slot_availability: {
        Args: { p_from?: string; p_services?: string[]; p_to?: string; p_token?: string };
        Returns: {
          bays: number;
          day: string;
          slot: string;
        }[];
      };
      stage_products: { Args: { p_import: string; p_rows: Json }; Returns: undefined };
      start_times: {
        Args: { p_date: string; p_except?: string; p_minutes?: number; p_services: string[] };
        Returns: Json;
      };
      takes_sms: { Args: { p_phone: string }; Returns: boolean };
      tire_offer: { Args: { p_count: number; p_product: string }; Returns: Json };
      unused_pictures: { Args: Record<PropertyKey, never>; Returns: Json };
      withdraw_invitation: { Args: { p_id: string }; Returns: undefined };
      work_state: { Args: Record<PropertyKey, never>; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
